import { PARTS_OF_DAY, type PartOfDay } from '../../stats/peakTimes';
import type { Span } from '../../stats/weeks';
import { calendarWeeks, daysSinceMonday } from './calendarWeeks';
import { type ExerciseId, exerciseFor } from './exercise';
import { ENOUGH, medianTrend, partTrend, type WeekTrends } from './trend';
import { hasDanger, type WeekFigures, type WeekMessage, weekFigures } from './weekFigures';

/** Differences that a person could notice. */
const NOTICED_WPM = 3;
const NOTICED_SECONDS = 1;

/** What is told of a week (rule “Your week”). */
export interface WeekReading {
  /** This week so far, beside the last; or the last whole week, beside the one before it. */
  readonly weeks: 'soFar' | 'whole';
  /** Without any message, with fewer than 8, or with enough to tell. */
  readonly kind: 'nothing' | 'tooFew' | 'told';
  readonly now: WeekFigures;
  readonly before: WeekFigures;
  readonly trends: WeekTrends;
  /** The part of the day in which most was written; null where two have as much. */
  readonly busiest: PartOfDay | null;
  /** A message of either week speaks of danger: nothing is said of mood, and nothing is practised. */
  readonly isCalm: boolean;
  /** Messages of the week so far, while the last one is told. */
  readonly soFar: number;
  readonly exercise: ExerciseId | null;
}

function busiestPart({ parts }: WeekFigures): PartOfDay | null {
  const most = Math.max(...PARTS_OF_DAY.map((part) => parts[part].count));
  const [first, ...others] = PARTS_OF_DAY.filter((part) => parts[part].count === most);
  return others.length === 0 ? (first ?? null) : null;
}

function kindOf(now: WeekFigures, before: WeekFigures): WeekReading['kind'] {
  if (now.messages >= ENOUGH) return 'told';
  return now.messages + before.messages === 0 ? 'nothing' : 'tooFew';
}

function compare(
  messages: readonly WeekMessage[],
  [week, other]: readonly [Span, Span],
): Omit<WeekReading, 'weeks' | 'soFar'> {
  const now = weekFigures(messages, week);
  const before = weekFigures(messages, other);
  const kind = kindOf(now, before);
  const isCalm = hasDanger(messages, week) || hasDanger(messages, other);
  const busiest = now.messages === 0 ? null : busiestPart(now);
  const trends: WeekTrends = {
    pace: medianTrend(now.pace, before.pace, NOTICED_WPM),
    warm: isCalm ? null : partTrend(now.warm, before.warm),
    response: medianTrend(now.response, before.response, NOTICED_SECONDS),
    hours: busiest === null ? null : partTrend(now.parts[busiest], before.parts[busiest]),
  };
  const exercise = kind === 'told' && !isCalm ? exerciseFor(trends) : null;
  return { kind, now, before, trends, busiest, isCalm, exercise };
}

/**
 * What the messages say of a week at `now` (rule “Your week”). On Monday it is the week that ended
 * yesterday. On other days it is the week so far, from 8 messages on; before that it is the last
 * whole week, if that one had 8. A figure is told and compared from 8 messages on each side.
 */
export function weekReading(messages: readonly WeekMessage[], now: Date): WeekReading {
  const { current, last, before } = calendarWeeks(now);
  const whole = compare(messages, [last, before]);
  const today = compare(messages, [current, last]);
  const soFar = today.now.messages;
  const isMonday = daysSinceMonday(now) === 0;
  const isLastTold = isMonday || (soFar < ENOUGH && whole.kind === 'told');
  return isLastTold ? { ...whole, weeks: 'whole', soFar } : { ...today, weeks: 'soFar', soFar };
}
