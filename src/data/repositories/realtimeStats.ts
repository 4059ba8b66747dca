import type { RealtimeStats } from '@/domain/stats/realtimeStats';
import { readRow } from '../damagedRows';
import { ONLY_ROW, type TaalDatabase } from '../database';
import { realtimeStatsRow } from '../rows/statsRows';

/** The backend's latest realtime stats, or null when none were fetched (specification, 7). */
export async function getRealtimeStats(database: TaalDatabase): Promise<RealtimeStats | null> {
  const row = await database.realtimeStats.get(ONLY_ROW);
  return readRow(database, database.realtimeStats, ONLY_ROW, realtimeStatsRow, row);
}

/** Caches the backend's realtime stats. */
export async function putRealtimeStats(
  database: TaalDatabase,
  stats: RealtimeStats,
): Promise<void> {
  await database.realtimeStats.put(stats, ONLY_ROW);
}
