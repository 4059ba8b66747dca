import { SENTIMENTS, type Sentiment } from '../../analysis/sentiment';
import { isNewConversation } from '../../chat/silence';
import { PARTS_OF_DAY, type PartOfDay, partOfDay } from '../../stats/peakTimes';
import type { Span } from '../../stats/weeks';
import { daysSinceMonday } from './calendarWeeks';
import { type Spread, spreadOf } from './spread';

/** A message as the week counts it: speed in WPM, 0 for text that was not typed. */
export interface WeekMessage {
  readonly at: Date;
  readonly speed: number;
  readonly sentiment: Sentiment;
  /** Seconds from the question to the answer's first key; null where its analysis is gone. */
  readonly responseSeconds: number | null;
  /** It speaks of danger: it is no part of any figure. */
  readonly isSensitive: boolean;
}

/** So many of all. */
export interface Part {
  readonly count: number;
  readonly of: number;
}

/** What one week's messages say (rule “Your week”). */
export interface WeekFigures {
  readonly messages: number;
  /** WPM of what was typed. */
  readonly pace: Spread;
  /** Seconds to the first key of what answered something. */
  readonly response: Spread;
  /** Messages that read excited or positive. */
  readonly warm: Part;
  readonly parts: Readonly<Record<PartOfDay, Part>>;
  /** WPM on each of the seven days, Monday first. */
  readonly days: readonly Spread[];
}

const WARM: ReadonlySet<Sentiment> = new Set(SENTIMENTS.slice(0, 2));

function isTyped({ speed }: WeekMessage): boolean {
  return Number.isFinite(speed) && speed > 0;
}

function paceOf(messages: readonly WeekMessage[]): Spread {
  return spreadOf(messages.filter(isTyped).map(({ speed }) => speed));
}

function responsesOf(messages: readonly WeekMessage[]): readonly number[] {
  return messages.flatMap(({ responseSeconds: seconds }) => {
    const isKnown = seconds !== null && Number.isFinite(seconds) && seconds >= 0;
    return isKnown && !isNewConversation(seconds * 1000) ? [seconds] : [];
  });
}

/** Whether a moment lies in a stretch of time; one that is no moment lies in none. */
function isWithin(at: Date, { from, to }: Span): boolean {
  return at.getTime() >= from.getTime() && at.getTime() < to.getTime();
}

/** The figures of the messages that were written in a week. */
export function weekFigures(messages: readonly WeekMessage[], week: Span): WeekFigures {
  const written = messages.filter(({ at, isSensitive }) => !isSensitive && isWithin(at, week));
  const of = written.length;
  const inPart = (part: PartOfDay): Part => ({
    count: written.filter(({ at }) => partOfDay(at) === part).length,
    of,
  });
  const [morning, afternoon, evening] = PARTS_OF_DAY;
  return {
    messages: of,
    pace: paceOf(written),
    response: spreadOf(responsesOf(written)),
    warm: { count: written.filter(({ sentiment }) => WARM.has(sentiment)).length, of },
    parts: {
      [morning]: inPart(morning),
      [afternoon]: inPart(afternoon),
      [evening]: inPart(evening),
    },
    days: Array.from({ length: 7 }, (_, day) =>
      paceOf(written.filter(({ at }) => daysSinceMonday(at) === day)),
    ),
  };
}

/** Whether a message of the week speaks of danger. */
export function hasDanger(messages: readonly WeekMessage[], week: Span): boolean {
  return messages.some(({ at, isSensitive }) => isSensitive && isWithin(at, week));
}
