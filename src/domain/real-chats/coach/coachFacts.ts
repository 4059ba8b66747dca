import type { Figure, Reading } from '../figures/readingOf';

/** Who wrote last, and how many seconds ago. */
export interface LastWord {
  readonly isMine: boolean;
  readonly seconds: number;
}

/** What the coach may be told of a chat (rule “What the coach is told”): figures, never words. */
export type CoachFact =
  /** The last messages are yours, and nobody answered for so many seconds. */
  | { readonly kind: 'noReply'; readonly seconds: number; readonly messages: number }
  /** The last message is theirs, and you did not answer for so many seconds. */
  | { readonly kind: 'owed'; readonly seconds: number }
  /** Questions that each asked. */
  | { readonly kind: 'questions'; readonly you: number; readonly other: number }
  /** Median seconds to answer of each. */
  | { readonly kind: 'answers'; readonly you: number; readonly other: number }
  /** Your share 0..1 of the starts. */
  | { readonly kind: 'starts'; readonly share: number }
  /** How often you wrote again without an answer. */
  | { readonly kind: 'sentTwice'; readonly times: number }
  /** Your share 0..1 of the messages. */
  | { readonly kind: 'share'; readonly share: number };

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;
/** What a figure has to rest on before it is told. */
const FEWEST = 10;
const FEWEST_ANSWERS = 5;
/** How many times as much of something stands out. */
const STANDS_OUT = 3;
const MOST_STARTS = 0.75;
const LARGE_SHARE = 0.6;

const total = ({ value, n }: Figure) => Math.round(((value ?? 0) * n) / 100);

function endingFact({ ending, you, other }: Reading, now: number): CoachFact | null {
  if (ending === null || ending.at === null) return null;
  const seconds = now - ending.at;
  // Where only one of them ever wrote, there is nobody to answer.
  if (seconds < DAY_SECONDS || you.moods.messages === 0 || other.moods.messages === 0) return null;
  if (ending.side === 'other') return { kind: 'owed', seconds };
  return { kind: 'noReply', seconds, messages: ending.messages };
}

function questionsFact({ you, other }: Reading): CoachFact | null {
  const [own, theirs] = [you.figures.questions, other.figures.questions];
  if (Math.min(own.n, theirs.n) < FEWEST) return null;
  const asked = { you: total(own), other: total(theirs) };
  const isMany = asked.you >= FEWEST && asked.you >= asked.other * STANDS_OUT;
  return isMany ? { kind: 'questions', ...asked } : null;
}

function answersFact({ you, other }: Reading): CoachFact | null {
  const [own, theirs] = [you.figures.answerTime, other.figures.answerTime];
  if (own.value === null || theirs.value === null || Math.min(own.n, theirs.n) < FEWEST_ANSWERS) {
    return null;
  }
  const isLate = theirs.value >= HOUR_SECONDS && theirs.value >= own.value * STANDS_OUT;
  return isLate ? { kind: 'answers', you: own.value, other: theirs.value } : null;
}

function startsFact({ you }: Reading): CoachFact | null {
  const { value, n } = you.figures.starts;
  return value !== null && n >= FEWEST && value >= MOST_STARTS
    ? { kind: 'starts', share: value }
    : null;
}

function sentTwiceFact({ you, other }: Reading): CoachFact | null {
  const [own, theirs] = [you.figures.sentTwice.value ?? 0, other.figures.sentTwice.value ?? 0];
  return own >= FEWEST_ANSWERS && own >= theirs * STANDS_OUT
    ? { kind: 'sentTwice', times: own }
    : null;
}

function shareFact({ you, messages }: Reading): CoachFact | null {
  const { value } = you.figures.share;
  return value !== null && messages >= 2 * FEWEST && value >= LARGE_SHARE
    ? { kind: 'share', share: value }
    : null;
}

/** Who wrote last, and how long ago; null where the chat has no time for it. `now` as below. */
export function lastWordOf({ ending }: Reading, now: number): LastWord | null {
  if (ending === null || ending.at === null || ending.at > now) return null;
  return { isMine: ending.side !== 'other', seconds: now - ending.at };
}

/**
 * What stands out in a reading, the most pressing first. `now` is the time in seconds on the wall
 * clock, as the times of the chat are.
 */
export function coachFacts(reading: Reading, now: number): readonly CoachFact[] {
  return [
    endingFact(reading, now),
    questionsFact(reading),
    answersFact(reading),
    startsFact(reading),
    sentTwiceFact(reading),
    shareFact(reading),
  ].filter((fact) => fact !== null);
}
