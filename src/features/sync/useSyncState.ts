import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import type { TaalDatabase } from '@/data/database';
import { isIncognito } from '@/data/outbox/enqueue';
import { countParked, countWaiting } from '@/data/outbox/queue';
import type { Availability, Scheduler } from '@/data/outbox/scheduler';

export interface SyncState extends Availability {
  readonly waiting: number;
  readonly parked: number;
  /** Whether incognito keeps everything on this device. */
  readonly held: boolean;
}

/** What is known of the backend and of the queue, as it is now. */
export function useSyncState(database: TaalDatabase, scheduler: Scheduler): SyncState {
  const availability = useSyncExternalStore(
    scheduler.subscribe,
    scheduler.availability,
    scheduler.availability,
  );
  const counts = useLiveQuery(
    () =>
      // A live query loses sight of what is read after other awaits than a transaction's.
      database.transaction('r', database.outbox, database.userProfile, async () => ({
        waiting: await countWaiting(database),
        parked: await countParked(database),
        held: await isIncognito(database),
      })),
    [database],
    { waiting: 0, parked: 0, held: false },
  );
  return { ...availability, ...counts };
}
