import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import {
  type DashboardStats,
  dashboardStatsOf,
  type KnownStats,
} from '@/domain/dashboard/dashboardStats';
import { useServices } from '@/services/useServices';
import { useMinute, useToday } from '@/ui/page/usePresent';
import { readKnownStats } from './readKnownStats';
import { useRefresh } from './useRefresh';

/** The dashboard's numbers as they are now, and what they were made from. */
export interface Dashboard {
  readonly known: KnownStats;
  readonly stats: DashboardStats;
}

/** The dashboard's numbers; null until the device's storage has been read. */
export function useDashboard(): Dashboard | null {
  const { database, clock } = useServices();
  useRefresh();
  // Weeks end with today, and a reply counts as unanswered once it has waited long enough.
  const today = useToday();
  const minute = useMinute();
  const known = useLiveQuery(
    () => readKnownStats(database, new Date(clock())),
    [database, clock, today, minute],
  );
  return useMemo(
    () => (known === undefined ? null : { known, stats: dashboardStatsOf(known) }),
    [known],
  );
}
