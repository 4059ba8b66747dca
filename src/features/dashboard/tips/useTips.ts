import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getLikes } from '@/data/repositories/likes';
import { getUserProfile } from '@/data/repositories/userProfile';
import { getUserStats } from '@/data/repositories/userStats';
import { tipsFor } from '@/domain/dashboard/content/tips';
import type { Tip } from '@/domain/dashboard/tip';

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
