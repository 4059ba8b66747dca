import { useMemo } from 'react';
import { ACTIVITY_DAYS } from '@/domain/stats/dailyActivity';
import { latestDays } from '@/domain/stats/localDays';
import type { Span } from '@/domain/stats/weeks';
import { useToday } from '@/ui/page/usePresent';

/** The days that the charts cover; a screen left open meets the next day at midnight. */
export function useLatestDays(): readonly Span[] {
  const today = useToday();
  return useMemo(() => latestDays(today.getTime(), ACTIVITY_DAYS), [today]);
}
