import type { MeasuredMessage, RealChat } from '../realMessage';

/** The two whom a reading is about. */
export type Side = 'you' | 'other';

/** A message of one of the two. */
export interface SideMessage extends Omit<MeasuredMessage, 'from'> {
  readonly side: Side;
}

/** A message that ends a wait, and how many seconds it lasted. */
export interface WaitEnd {
  readonly side: Side;
  readonly at: number;
  readonly seconds: number;
}

/**
 * What the figures rest on: the messages of the two, and what lies between them (rule “The nine
 * figures”).
 */
export interface Exchange {
  readonly messages: readonly SideMessage[];
  /** The first message after the other's last, within the limit of silence. */
  readonly answers: readonly WaitEnd[];
  /** Messages that end a wait longer than the limit, also one's own. */
  readonly silences: readonly WaitEnd[];
  /** Who wrote the first message, and the first after each silence. */
  readonly starts: readonly Pick<WaitEnd, 'side' | 'at'>[];
  /** Further messages without an answer, at least ten minutes after the one before. */
  readonly repeats: readonly WaitEnd[];
}

/** Less than this is still the same thought, sent in pieces. */
export const REPEAT_SECONDS = 10 * 60;

/** The messages of the two, in order; of a group, those of the others are left out. */
export function messagesOfTwo(
  { messages, hasTimes }: RealChat,
  you: number,
  other: number | null,
): readonly SideMessage[] {
  const ofTwo: SideMessage[] = [];
  for (const { from, at, kind, words, questions, emoji, mood } of messages) {
    const side = from === you ? 'you' : from === other ? 'other' : null;
    if (side === null) continue;
    // Field by field: spreading a hundred thousand messages takes ten times as long.
    ofTwo.push({ side, at: hasTimes ? at : null, kind, words, questions, emoji, mood });
  }
  return ofTwo;
}

/**
 * Finds answers, silences, starts and repeats. A clock that was set back gives no time: what would
 * take less than nothing is left out. Messages without a time take no part.
 */
export function exchangeOf(messages: readonly SideMessage[], silenceSeconds: number): Exchange {
  const answers: WaitEnd[] = [];
  const silences: WaitEnd[] = [];
  const starts: Pick<WaitEnd, 'side' | 'at'>[] = [];
  const repeats: WaitEnd[] = [];
  let before: { readonly side: Side; readonly at: number } | null = null;
  for (const { side, at } of messages) {
    if (at === null) continue;
    if (before === null) starts.push({ side, at });
    else {
      const wait = { side, at, seconds: at - before.at };
      const isRepeat = side === before.side && wait.seconds >= REPEAT_SECONDS;
      if (isRepeat) repeats.push(wait);
      if (wait.seconds > silenceSeconds) {
        silences.push(wait);
        starts.push({ side, at });
      } else if (side !== before.side && wait.seconds >= 0) answers.push(wait);
    }
    before = { side, at };
  }
  return { messages, answers, silences, starts, repeats };
}
