import type { Sentiment } from '@/domain/analysis/sentiment';
import { mostFrequent } from '@/domain/stats/averages';
import { pauseShare } from '@/domain/stats/rhythmBeats';
import type { Side, SideMessage } from '../figures/exchange';
import { median } from '../figures/median';

/** What one of the two wrote before the other did: the messages from one to the next change. */
export interface Turn {
  readonly side: Side;
  readonly messages: number;
  /** Seconds that it took to answer; null for a start, and without times. */
  readonly answer: number | null;
  readonly moods: readonly Sentiment[];
  /** Seconds of silence before it, 0 for none. */
  readonly silence: number;
  readonly from: number | null;
  readonly to: number | null;
}

/** One voice in a column of the stave. */
export interface StaveBeat {
  /** 0..1: an answer within half a minute is tall, one after six hours or a start is a dot. */
  readonly height: number;
  /** Median seconds to answer; null of none. */
  readonly answer: number | null;
  /** The most frequent mood; null where none could be judged. */
  readonly mood: Sentiment | null;
  readonly messages: number;
}

/**
 * A column of the stave (rule “The stave”): one turn, or several where a chat has too many of them.
 */
export interface StaveColumn {
  readonly you: StaveBeat | null;
  readonly other: StaveBeat | null;
  /** The longest silence before one of its turns, 0 for none up to 1 for a week or more. */
  readonly gap: number;
  /** The same in seconds. */
  readonly silence: number;
  /** Seconds on the wall clock of the chat; null without times. */
  readonly from: number | null;
  readonly to: number | null;
}

/** As many as a phone can show. */
export const MOST_COLUMNS = 120;

const QUICKEST_SECONDS = 30;
const SLOWEST_SECONDS = 6 * 3600;
const LOWEST = 0.08;

/** How tall an answer stands, 0..1; the scale is logarithmic, as waiting is felt. */
export function answerHeight(seconds: number | null): number {
  if (seconds === null) return LOWEST;
  const bounded = Math.min(SLOWEST_SECONDS, Math.max(QUICKEST_SECONDS, seconds));
  const slowness =
    Math.log(bounded / QUICKEST_SECONDS) / Math.log(SLOWEST_SECONDS / QUICKEST_SECONDS);
  return Math.round((1 - slowness * (1 - LOWEST)) * 100) / 100;
}

/** The messages of the two as turns; a silence ends a turn too. */
export function turnsOf(messages: readonly SideMessage[], silenceSeconds: number): readonly Turn[] {
  const turns: Turn[] = [];
  let start = 0;
  let silence = 0;
  messages.forEach((message, index) => {
    const next = messages[index + 1];
    const wait = waitBetween(message, next);
    const isSilence = wait !== null && wait > silenceSeconds;
    if (next !== undefined && next.side === message.side && !isSilence) return;
    const before = messages[start - 1];
    const first = messages[start] ?? message;
    const answer = silence === 0 && before !== undefined ? waitBetween(before, first) : null;
    const own = messages.slice(start, index + 1);
    turns.push({
      side: message.side,
      messages: own.length,
      answer: answer !== null && answer >= 0 ? answer : null,
      moods: own.map(({ mood }) => mood).filter((mood) => mood !== null),
      silence,
      from: first.at,
      to: message.at,
    });
    start = index + 1;
    silence = isSilence ? wait : 0;
  });
  return turns;
}

function waitBetween(one: SideMessage, next: SideMessage | undefined): number | null {
  return next === undefined || one.at === null || next.at === null ? null : next.at - one.at;
}

function beatOf(turns: readonly Turn[], side: Side): StaveBeat | null {
  const own = turns.filter((turn) => turn.side === side);
  if (own.length === 0) return null;
  const answer = median(own.map((turn) => turn.answer).filter((seconds) => seconds !== null));
  return {
    height: answerHeight(answer),
    answer,
    mood: mostFrequent(own.flatMap(({ moods }) => moods)),
    messages: own.reduce((sum, { messages }) => sum + messages, 0),
  };
}

/** Some turns that follow one another, as one column. */
export function columnOf(turns: readonly Turn[]): StaveColumn {
  const silence = turns.reduce((longest, turn) => Math.max(longest, turn.silence), 0);
  return {
    you: beatOf(turns, 'you'),
    other: beatOf(turns, 'other'),
    gap: pauseShare(silence * 1000),
    silence,
    from: turns[0]?.from ?? null,
    to: turns.at(-1)?.to ?? null,
  };
}
