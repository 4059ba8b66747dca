import { useEffect, useState } from 'react';
import type { Clock } from '@/domain/clock';
import { ACTIVITY_DAYS } from '@/domain/stats/dailyActivity';
import { latestDays } from '@/domain/stats/localDays';
import type { Span } from '@/domain/stats/weeks';

function sameDays(one: readonly Span[], other: readonly Span[]): boolean {
  return one.at(-1)?.from.getTime() === other.at(-1)?.from.getTime();
}

/** The days that the charts cover; a screen left open meets the next day at midnight. */
export function useLatestDays(clock: Clock): readonly Span[] {
  const [days, setDays] = useState(() => latestDays(clock(), ACTIVITY_DAYS));

  useEffect(() => {
    const refresh = () => {
      const current = latestDays(clock(), ACTIVITY_DAYS);
      setDays((before) => (sameDays(before, current) ? before : current));
    };
    refresh();
    const midnight = days.at(-1)?.to.getTime() ?? 0;
    const timer = setTimeout(refresh, Math.max(0, midnight - clock()) + 1000);
    // A sleeping device may miss the timer, and a journey changes the day.
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [clock, days]);

  return days;
}
