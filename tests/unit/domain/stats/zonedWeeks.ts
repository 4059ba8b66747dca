import { lastTwoWeeks } from '@/domain/stats/weeks';

/** The two weeks that end with the day of `now`, in the process's time zone. */
export function weeksAt(now: string) {
  return lastTwoWeeks(new Date(now));
}
