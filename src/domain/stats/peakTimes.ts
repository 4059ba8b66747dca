import { wholePercents } from './wholePercents';

/** Parts of the day that the dashboard tells apart (rule “Peak times”). */
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Hours at which each part begins; a late night belongs to the evening before it. */
export const PART_BEGINS = { morning: 5, afternoon: 12, evening: 17 } as const;

/** Messages below which peak times say nothing yet. */
export const PEAK_TIMES_MINIMUM = 20;

export interface PeakTime {
  readonly part: PartOfDay;
  /** Whole percent; those of all parts make 100. */
  readonly percent: number;
}

/** What is shown before there are enough messages. */
export const SAMPLE_PEAK_TIMES: readonly PeakTime[] = [
  { part: 'morning', percent: 24 },
  { part: 'afternoon', percent: 31 },
  { part: 'evening', percent: 45 },
];

/** The part of the local day in which a moment lies, by the hour on the wall. */
export function partOfDay(moment: Date): PartOfDay {
  const hour = moment.getHours();
  if (hour < PART_BEGINS.morning || hour >= PART_BEGINS.evening) return 'evening';
  return hour < PART_BEGINS.afternoon ? 'morning' : 'afternoon';
}

/**
 * How the moments at which messages were sent spread over the parts of the day; null when there are
 * fewer than 20 (rule “Peak times”).
 */
export function peakTimes(moments: readonly Date[]): readonly PeakTime[] | null {
  if (moments.length < PEAK_TIMES_MINIMUM) return null;
  const parts = moments.map(partOfDay);
  const counts = PARTS_OF_DAY.map((part) => parts.filter((entry) => entry === part).length);
  const percents = wholePercents(counts);
  return PARTS_OF_DAY.map((part, index) => ({ part, percent: percents[index] ?? 0 }));
}
