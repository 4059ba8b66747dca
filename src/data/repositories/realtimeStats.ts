import type { CachedRealtimeStats } from '@/domain/stats/currentRealtimeStats';
import { readRow } from '../database/quarantine';
import { cachedRealtimeStatsRow } from '../database/rows/statsRows';
import { ONLY_ROW, type TaalDatabase } from '../database/taalDatabase';

/**
 * The backend's latest realtime stats, or null when none were fetched (rule “Which realtime stats
 * are shown”).
 */
export async function getRealtimeStats(
  database: TaalDatabase,
): Promise<CachedRealtimeStats | null> {
  const row = await database.realtimeStats.get(ONLY_ROW);
  return readRow(database, database.realtimeStats, ONLY_ROW, cachedRealtimeStatsRow, row);
}

/** Caches the backend's realtime stats. */
export async function putRealtimeStats(
  database: TaalDatabase,
  stats: CachedRealtimeStats,
): Promise<void> {
  await database.realtimeStats.put(stats, ONLY_ROW);
}
