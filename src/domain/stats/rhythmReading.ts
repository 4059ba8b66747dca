import { SENTIMENTS, type Sentiment } from '../analysis/sentiment';
import { mean } from './averages';
import type { RhythmMessage } from './rhythmBeats';

/** Typed messages needed in a mood, and as many outside it, before their speeds are compared. */
export const READING_MINIMUM = 8;

// Noise must not be read as a habit, though five moods are tried: the difference has to stand well
// clear of what chance makes of groups this small, and be one that a person could notice.
const STANDARD_ERRORS = 3;
const SHARE_OF_SPREAD = 0.5;
const SMALLEST_DIFFERENCE_WPM = 3;

/** Speeds in WPM, rounded means; counts are of typed messages. */
export interface SpeedReading {
  readonly kind: 'differs';
  readonly sentiment: Sentiment;
  readonly pace: 'faster' | 'slower';
  readonly speed: number;
  readonly messages: number;
  readonly otherSpeed: number;
  readonly otherMessages: number;
}

/** What the speeds say about the moods: a difference, none that is clear, or nothing yet. */
export type RhythmReading =
  | SpeedReading
  | { readonly kind: 'even'; readonly messages: number }
  | { readonly kind: 'tooFew'; readonly messages: number };

interface Group {
  readonly size: number;
  readonly mean: number;
  readonly variance: number;
}

function groupOf(speeds: readonly number[]): Group {
  const middle = mean(speeds) ?? 0;
  const squares = speeds.reduce((sum, speed) => sum + (speed - middle) ** 2, 0);
  return { size: speeds.length, mean: middle, variance: squares / Math.max(1, speeds.length - 1) };
}

/** How many standard errors lie between two groups; 0 when the difference does not count. */
function clarity(one: Group, other: Group): number {
  const difference = Math.abs(one.mean - other.mean);
  const spread = Math.sqrt((one.variance + other.variance) / 2);
  if (difference < SMALLEST_DIFFERENCE_WPM || difference < SHARE_OF_SPREAD * spread) return 0;
  const error = Math.sqrt(one.variance / one.size + other.variance / other.size);
  const errors = error === 0 ? Number.POSITIVE_INFINITY : difference / error;
  return errors < STANDARD_ERRORS ? 0 : errors;
}

/**
 * The plainest thing that speed says about mood (rule “Rhythm”). Text that was not typed (speed 0)
 * stays out. A mood is compared only when it and the rest have 8 messages each; the difference has
 * to be at least 3 WPM, half the spread within the groups, and 3 standard errors. Of several, the
 * clearest is told.
 */
export function rhythmReading(messages: readonly RhythmMessage[]): RhythmReading {
  const typed = messages.filter(({ speed }) => speed > 0);
  const compared = SENTIMENTS.flatMap((sentiment) => {
    const inMood = typed.filter((message) => message.sentiment === sentiment);
    const others = typed.filter((message) => message.sentiment !== sentiment);
    if (inMood.length < READING_MINIMUM || others.length < READING_MINIMUM) return [];
    const one = groupOf(inMood.map(({ speed }) => speed));
    const other = groupOf(others.map(({ speed }) => speed));
    return [{ sentiment, one, other, clarity: clarity(one, other) }];
  });
  if (compared.length === 0) return { kind: 'tooFew', messages: typed.length };
  const clearest = compared.reduce((best, next) => (next.clarity > best.clarity ? next : best));
  if (clearest.clarity === 0) return { kind: 'even', messages: typed.length };
  const { sentiment, one, other } = clearest;
  return {
    kind: 'differs',
    sentiment,
    pace: one.mean > other.mean ? 'faster' : 'slower',
    speed: Math.round(one.mean),
    messages: one.size,
    otherSpeed: Math.round(other.mean),
    otherMessages: other.size,
  };
}
