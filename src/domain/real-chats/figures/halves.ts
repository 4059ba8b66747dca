import type { Exchange } from './exchange';

export interface Halves {
  readonly first: Exchange;
  readonly second: Exchange;
}

/** When the first and the last message were written; null without times. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function spanOf(messages: readonly { readonly at: number | null }[]): Span | null {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const { at } of messages) {
    if (at === null) continue;
    from = Math.min(from, at);
    to = Math.max(to, at);
  }
  return to < from ? null : { from, to };
}

/**
 * A chat in two halves: of equal time, or of equally many messages where it has no times. A wait
 * belongs to the half in which it ends.
 */
export function halvesOf(exchange: Exchange, span: Span | null): Halves {
  const half = (isIn: (at: number | null, index: number) => boolean): Exchange => {
    const ended = <T extends { readonly at: number }>(all: readonly T[]) =>
      all.filter(({ at }) => isIn(at, 0));
    return {
      messages: exchange.messages.filter(({ at }, index) => isIn(at, index)),
      answers: ended(exchange.answers),
      silences: ended(exchange.silences),
      starts: ended(exchange.starts),
      repeats: ended(exchange.repeats),
    };
  };
  if (span === null) {
    const middle = exchange.messages.length / 2;
    return {
      first: half((_, index) => index < middle),
      second: half((_, index) => index >= middle),
    };
  }
  const middle = (span.from + span.to) / 2;
  return {
    first: half((at) => at !== null && at < middle),
    second: half((at) => at !== null && at >= middle),
  };
}
