import { latestDays } from './localDays';

/** What happened on one day (rule “Daily activity”). */
export interface DailyActivity {
  /** The day's first moment. */
  readonly date: Date;
  readonly views: number;
  readonly likes: number;
  readonly messages: number;
}

// They add up to the demo values of rule “Dashboard figures”: 247 views, 89 likes, 156 messages.
const SAMPLES = [
  { views: 28, likes: 9, messages: 18 },
  { views: 34, likes: 12, messages: 22 },
  { views: 31, likes: 11, messages: 19 },
  { views: 42, likes: 15, messages: 26 },
  { views: 38, likes: 14, messages: 24 },
  { views: 29, likes: 10, messages: 20 },
  { views: 45, likes: 18, messages: 27 },
] as const;

/** Days that the charts of activity cover (rule “Daily activity”). */
export const ACTIVITY_DAYS = SAMPLES.length;

/** The sample days, as the week that ends with the local day of `now` (rule “Daily activity”). */
export function sampleWeek(now: number): readonly DailyActivity[] {
  const days = latestDays(now, ACTIVITY_DAYS);
  return days.flatMap(({ from }, index) => {
    const sample = SAMPLES[index];
    return sample === undefined ? [] : [{ date: from, ...sample }];
  });
}
