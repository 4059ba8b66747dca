import { EMPTY_USER_STATS, type UserStats } from '@/domain/stats/userStats';
import { readRow } from '../database/quarantine';
import { userStatsRow } from '../database/rows/statsRows';
import { ONLY_ROW, type TaalDatabase } from '../database/taalDatabase';

/** The chat statistics; empty ones before the first message (rule “Chat statistics”). */
export async function getUserStats(database: TaalDatabase): Promise<UserStats> {
  const row = await database.userStats.get(ONLY_ROW);
  return readRow(database, database.userStats, ONLY_ROW, userStatsRow, row) ?? EMPTY_USER_STATS;
}

/** Stores the chat statistics. */
export async function putUserStats(database: TaalDatabase, stats: UserStats): Promise<void> {
  const { typingSpeeds, sentiments, visit } = stats;
  await database.userStats.put(
    { ...stats, typingSpeeds: [...typingSpeeds], sentiments: [...sentiments], visit },
    ONLY_ROW,
  );
}
