import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getUserStats } from '@/data/repositories/userStats';
import { EMPTY_USER_STATS, type UserStats } from '@/domain/stats/userStats';

/** The chat statistics, as they are now. */
export function useUserStats(database: TaalDatabase): UserStats {
  return useLiveQuery(() => getUserStats(database), [database], EMPTY_USER_STATS);
}
