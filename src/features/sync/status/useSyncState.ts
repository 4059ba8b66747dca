import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { isIncognito } from '@/data/outbox/enqueue';
import { countParked, countWaiting } from '@/data/outbox/queue';
import type { Availability } from '@/data/outbox/scheduler';
import { getLastDeliveredAt } from '@/data/repositories/values/lastDeliveredAt';
import { useServices } from '@/services/useServices';
import { useStore } from '@/ui/state/useStore';

export interface SyncState extends Availability {
  /** The browser's own belief, which only names the reason while the backend is away. */
  readonly isOnline: boolean;
  readonly waiting: number;
  readonly parked: number;
  /** When the backend last took something, from whichever tab or the worker; null for never. */
  readonly lastDeliveredAt: number | null;
  /** Whether incognito keeps everything on this device. */
  readonly held: boolean;
  /** Where what is written is kept; 'nowhere' while the device has no room for it. */
  readonly kept: 'device' | 'nowhere';
}

function followNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const browserIsOnline = () => navigator.onLine;
const browserIsOnlineAtFirst = () => true;

/** What is known of the backend and of the queue, as it is now. */
export function useSyncState(): SyncState {
  const { database, health, scheduler } = useServices();
  const availability = useStore(scheduler.availability);
  const { outbox, userProfile, keyValue } = database;
  const counts = useLiveQuery(
    () =>
      // A live query loses sight of what is read after other awaits than a transaction's; all at
      // once, so that the transaction is not over before the last is asked for.
      database.transaction('r', [outbox, userProfile, keyValue], async () => {
        const [waiting, parked, held, lastDeliveredAt] = await Promise.all([
          countWaiting(database),
          countParked(database),
          isIncognito(database),
          getLastDeliveredAt(database),
        ]);
        return { waiting, parked, held, lastDeliveredAt };
      }),
    [database],
    { waiting: 0, parked: 0, held: false, lastDeliveredAt: null },
  );
  const { room } = useStore(health);
  const isOnline = useSyncExternalStore(followNetwork, browserIsOnline, browserIsOnlineAtFirst);
  return { ...availability, ...counts, isOnline, kept: room === 'short' ? 'nowhere' : 'device' };
}
