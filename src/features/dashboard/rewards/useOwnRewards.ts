import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { countDaysWritten } from '@/data/repositories/chat/chatMessages';
import { getPractisedOpeners } from '@/data/repositories/values/practisedOpeners';
import type { Badge } from '@/domain/dashboard/badges';
import { DAYS_WANTED, ownRewardsOf } from '@/domain/dashboard/ownRewards';

/** The rewards of the person's own as they are now; null until the device's storage has been read. */
export function useOwnRewards(database: TaalDatabase): readonly Badge[] | null {
  const rewards = useLiveQuery(async () => {
    const [openers, days] = await Promise.all([
      getPractisedOpeners(database),
      countDaysWritten(database, DAYS_WANTED),
    ]);
    return ownRewardsOf({ openers: openers.length, days });
  }, [database]);
  return rewards ?? null;
}
