import type { Exchange, Side, SideMessage } from './exchange';
import { median } from './median';

/** The nine figures, in the order in which they are shown (rule “The nine figures”). */
export const FIGURES = [
  'share',
  'answerTime',
  'starts',
  'sentTwice',
  'words',
  'questions',
  'emoji',
  'longestSilence',
  'night',
] as const;

export type FigureName = (typeof FIGURES)[number];

/** Something for each of the nine. */
export type OfFigures<T> = Readonly<Record<FigureName, T>>;

export function forEachFigure<T>(make: (name: FigureName) => T): OfFigures<T> {
  return {
    share: make('share'),
    answerTime: make('answerTime'),
    starts: make('starts'),
    sentTwice: make('sentTwice'),
    words: make('words'),
    questions: make('questions'),
    emoji: make('emoji'),
    longestSilence: make('longestSilence'),
    night: make('night'),
  };
}

/** Those that rest on times, and are unknown where the chat has none. */
export const TIMED_FIGURES: ReadonlySet<FigureName> = new Set([
  'answerTime',
  'starts',
  'sentTwice',
  'longestSilence',
  'night',
]);

/**
 * A figure and how many things it rests on; null of none. Shares (`share`, `starts`, `night`) are
 * 0..1, `answerTime` and `longestSilence` seconds, `sentTwice` a count, `questions` and `emoji` a
 * hundred messages.
 */
export interface Measured {
  readonly value: number | null;
  readonly n: number;
}

const DAY_SECONDS = 86_400;
const NIGHT_BEGINS = 23 * 3600;
const NIGHT_ENDS = 5 * 3600;

function isNight(at: number): boolean {
  const second = ((at % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
  return second >= NIGHT_BEGINS || second < NIGHT_ENDS;
}

function ratio(part: number, whole: number, scale = 1): Measured {
  return { value: whole === 0 ? null : (part * scale) / whole, n: whole };
}

/** What the messages of one of the two add up to. */
function sumsOf(messages: readonly SideMessage[], side: Side) {
  const sums = { own: 0, timed: 0, night: 0, texts: 0, words: 0, questions: 0, emoji: 0 };
  for (const message of messages) {
    if (message.side !== side) continue;
    sums.own += 1;
    if (message.at !== null) {
      sums.timed += 1;
      if (isNight(message.at)) sums.night += 1;
    }
    if (message.kind !== 'text') continue;
    sums.texts += 1;
    sums.words += message.words;
    sums.questions += message.questions;
    sums.emoji += message.emoji;
  }
  return sums;
}

/** The nine figures of one of the two. */
export function figuresOf(exchange: Exchange, side: Side): OfFigures<Measured> {
  const ofSide = <T extends { readonly side: Side }>(all: readonly T[]) =>
    all.filter((one) => one.side === side);
  const { own, timed, night, texts, words, questions, emoji } = sumsOf(exchange.messages, side);
  const answerSeconds = ofSide(exchange.answers).map(({ seconds }) => seconds);
  const silences = ofSide(exchange.silences);
  const longest = silences.reduce((most, { seconds }) => Math.max(most, seconds), 0);
  return {
    share: ratio(own, exchange.messages.length),
    answerTime: { value: median(answerSeconds), n: answerSeconds.length },
    starts: ratio(ofSide(exchange.starts).length, exchange.starts.length),
    sentTwice: { value: timed === 0 ? null : ofSide(exchange.repeats).length, n: timed },
    words: ratio(words, texts),
    questions: ratio(questions, texts, 100),
    emoji: ratio(emoji, texts, 100),
    longestSilence: { value: silences.length === 0 ? null : longest, n: silences.length },
    night: ratio(night, timed),
  };
}
