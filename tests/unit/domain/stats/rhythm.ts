import type { Sentiment } from '@/domain/analysis/sentiment';
import type { RhythmMessage } from '@/domain/stats/rhythmBeats';

const START = new Date(2026, 10, 20, 9).getTime();

/** Messages of one mood, a minute apart, with these speeds. */
export function inMood(sentiment: Sentiment, ...speeds: readonly number[]): RhythmMessage[] {
  return speeds.map((speed, index) => ({
    id: `${sentiment} ${index}`,
    speed,
    sentiment,
    at: new Date(START + index * 60_000),
  }));
}

/** `count` speeds that lie evenly from `middle - reach` to `middle + reach`. */
export function around(middle: number, reach: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => middle - reach + (2 * reach * index) / Math.max(1, count - 1),
  );
}
