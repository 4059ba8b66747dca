import { latestDays } from '@/domain/stats/localDays';
import { partOfDay } from '@/domain/stats/peakTimes';

/** The days' bounds as people in the process's time zone and in UTC would write them. */
export function daysUpTo(now: string, count: number) {
  return latestDays(Date.parse(now), count).map(({ from, to }) => ({
    day: from.toDateString().slice(0, 10),
    from: from.toISOString(),
    hours: (to.getTime() - from.getTime()) / 3_600_000,
  }));
}

/** How many of the moments lie in each of the days up to `now`. */
export function countsUpTo(now: string, count: number, moments: readonly string[]) {
  const times = moments.map((moment) => Date.parse(moment));
  return latestDays(Date.parse(now), count).map(
    ({ from, to }) => times.filter((time) => time >= from.getTime() && time < to.getTime()).length,
  );
}

export function partsOf(moments: readonly string[]) {
  return moments.map((moment) => partOfDay(new Date(moment)));
}
