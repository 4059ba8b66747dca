import type { RealChat } from '../realMessage';
import {
  type Exchange,
  exchangeOf,
  messagesOfTwo,
  type Side,
  type SideMessage,
  type WaitEnd,
} from './exchange';
import { figuresOf, forEachFigure, type Measured, type OfFigures } from './figures';
import { type Halves, halvesOf, type Span, spanOf } from './halves';
import { type Moods, moodsOf } from './moods';

/** Six hours: as long as the product's own silence (rule “Silence”). */
export const SILENCE_SECONDS = 6 * 3600;

/** A figure moves only where each half has so many of what it rests on. */
export const HALF_MINIMUM = 10;

/** A figure in the first half of the chat and in the second. */
export interface Move {
  readonly first: number;
  readonly second: number;
}

export interface Figure extends Measured {
  /** Null where a half has too few. */
  readonly move: Move | null;
}

/** One of the two, in figures. */
export interface Voice {
  readonly figures: OfFigures<Figure>;
  readonly moods: Moods;
}

/** How the chat ends: the last messages of one of the two, after which nobody wrote. */
export interface Ending {
  readonly side: Side;
  /** How many they are. */
  readonly messages: number;
  /** When the last was written, in seconds on the wall clock of the chat. */
  readonly at: number | null;
}

/** A chat between two, in figures (rule “The nine figures”). */
export interface Reading {
  readonly you: Voice;
  readonly other: Voice;
  /** Messages of the two. */
  readonly messages: number;
  /** Messages of others in the group, which no figure counts. */
  readonly leftOut: number;
  /** Null where the chat has no times. */
  readonly span: Span | null;
  readonly silenceSeconds: number;
  /** The longest silence and who ended it; null where none was long enough. */
  readonly longestSilence: WaitEnd | null;
  readonly ending: Ending | null;
}

function moveOf(first: Measured, second: Measured): Move | null {
  if (first.value === null || second.value === null) return null;
  if (Math.min(first.n, second.n) < HALF_MINIMUM) return null;
  return { first: first.value, second: second.value };
}

interface Whole {
  readonly exchange: Exchange;
  readonly halves: Halves;
}

function voiceOf(whole: Whole, side: Side): Voice {
  const measured = figuresOf(whole.exchange, side);
  const first = figuresOf(whole.halves.first, side);
  const second = figuresOf(whole.halves.second, side);
  const figures = forEachFigure((name) => ({
    ...measured[name],
    move: moveOf(first[name], second[name]),
  }));
  return { figures, moods: moodsOf(whole.exchange.messages.filter((one) => one.side === side)) };
}

function endingOf(messages: readonly SideMessage[]): Ending | null {
  const last = messages.at(-1);
  if (last === undefined) return null;
  let run = 1;
  while (messages.at(-1 - run)?.side === last.side) run += 1;
  return { side: last.side, messages: run, at: last.at };
}

/**
 * Reads a chat between `you` and `other`, given as indices in its people; `other` is null where
 * nobody else wrote. In a group only the messages of these two count, as if the others had not
 * written. A wait longer than `silenceSeconds` is a silence; what follows starts something new and
 * answers nothing.
 */
export function readingOf(
  chat: RealChat,
  you: number,
  other: number | null,
  { silenceSeconds = SILENCE_SECONDS } = {},
): Reading {
  const messages = messagesOfTwo(chat, you, other);
  const span = spanOf(messages);
  const exchange = exchangeOf(messages, silenceSeconds);
  const whole = { exchange, halves: halvesOf(exchange, span) };
  return {
    you: voiceOf(whole, 'you'),
    other: voiceOf(whole, 'other'),
    messages: messages.length,
    leftOut: chat.messages.length - messages.length,
    span,
    silenceSeconds,
    longestSilence: exchange.silences.reduce<WaitEnd | null>(
      (longest, one) => (one.seconds > (longest?.seconds ?? 0) ? one : longest),
      null,
    ),
    ending: endingOf(messages),
  };
}
