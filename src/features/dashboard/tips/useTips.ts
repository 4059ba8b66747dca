import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database';
import { getLikes } from '@/data/repositories/likes';
import { getUserProfile } from '@/data/repositories/userProfile';
import { getUserStats } from '@/data/repositories/userStats';
import type { Tip } from '@/domain/dashboard/tip';
import { tipsFor } from '@/domain/dashboard/tips';

/** The four suggestions as they are now; null until the device's storage has been read. */
export function useTips(database: TaalDatabase): readonly Tip[] | null {
  const tips = useLiveQuery(async () => {
    const [{ profile }, { totalMessages }, likes] = await Promise.all([
      getUserProfile(database),
      getUserStats(database),
      getLikes(database),
    ]);
    return tipsFor({ profile, messagesSent: totalMessages, likesGiven: likes.size });
  }, [database]);
  return tips ?? null;
}
