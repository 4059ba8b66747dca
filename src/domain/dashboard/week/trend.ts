import type { Spread } from './spread';
import type { Part } from './weekFigures';

/** Messages below which a figure of a week is not told, and not compared (rule “Your week”). */
export const ENOUGH = 8;

/** How a figure moved; null where one of the weeks has too few messages to say. */
export type Trend = 'more' | 'less' | 'same' | null;

/** How the week's figures moved against those of the week before. */
export interface WeekTrends {
  readonly pace: Trend;
  /** Null also where a message of either week speaks of danger. */
  readonly warm: Trend;
  readonly response: Trend;
  /** Of the part of the day in which most was written. */
  readonly hours: Trend;
}

// The notch of a box plot: where two do not overlap, the medians differ beyond chance (95 of 100).
const NOTCH = 1.57;
const SMALLEST_SHARE = 0.05;

const STANDARD_ERRORS = 2;
const SMALLEST_PART = 0.1;

function notch({ quartiles, count }: Spread): number {
  return (NOTCH * quartiles) / Math.sqrt(count);
}

function directionOf(difference: number): Trend {
  return difference > 0 ? 'more' : 'less';
}

/**
 * Whether a median moved: by more than both notches of a box plot, by at least 5 % and by at least
 * `least`, which is in the values' own unit.
 */
export function medianTrend(now: Spread, before: Spread, least: number): Trend {
  if (now.count < ENOUGH || before.count < ENOUGH) return null;
  const difference = now.median - before.median;
  const needed = Math.max(least, SMALLEST_SHARE * before.median, notch(now) + notch(before));
  return Math.abs(difference) < needed ? 'same' : directionOf(difference);
}

/** Whether a part of all moved: by at least 10 points and two standard errors. */
export function partTrend(now: Part, before: Part): Trend {
  if (now.of < ENOUGH || before.of < ENOUGH) return null;
  const difference = now.count / now.of - before.count / before.of;
  const both = (now.count + before.count) / (now.of + before.of);
  const error = Math.sqrt(both * (1 - both) * (1 / now.of + 1 / before.of));
  const needed = Math.max(SMALLEST_PART, STANDARD_ERRORS * error);
  return Math.abs(difference) < needed ? 'same' : directionOf(difference);
}
