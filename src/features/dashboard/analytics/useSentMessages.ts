import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { countMessages } from '@/data/repositories/chat/chatMessages';
import { getUserStats } from '@/data/repositories/userStats';
import type { Span } from '@/domain/stats/weeks';

/**
 * Messages sent on each day, as they are now; null before the person has ever sent one, undefined
 * until they are counted.
 */
export function useSentMessages(
  database: TaalDatabase,
  days: readonly Span[],
): readonly number[] | null | undefined {
  return useLiveQuery(async () => {
    const counts = await Promise.all(days.map((day) => countMessages(database, 'user', day)));
    if (counts.some((count) => count > 0)) return counts;
    const { totalMessages } = await getUserStats(database);
    return totalMessages > 0 ? counts : null;
  }, [database, days]);
}
