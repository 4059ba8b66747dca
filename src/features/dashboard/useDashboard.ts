import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import {
  type DashboardStats,
  dashboardStatsOf,
  type KnownStats,
} from '@/domain/dashboard/dashboardStats';
import type { DashboardServices } from './dashboardServices';
import { readKnownStats } from './readKnownStats';
import { useLatestDays } from './useLatestDays';
import { useRefresh } from './useRefresh';

/** The dashboard's numbers as they are now, and what they were made from. */
export interface Dashboard {
  readonly known: KnownStats;
  readonly stats: DashboardStats;
}

/** The dashboard's numbers; null until the device's storage has been read. */
export function useDashboard(services: DashboardServices): Dashboard | null {
  const { database, clock } = services;
  useRefresh(services);
  // Weeks end with today: at midnight they are counted anew.
  const today = useLatestDays(clock).at(-1)?.from.getTime();
  const known = useLiveQuery(
    () => readKnownStats(database, new Date(clock())),
    [database, clock, today],
  );
  return useMemo(
    () => (known === undefined ? null : { known, stats: dashboardStatsOf(known) }),
    [known],
  );
}
