import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import type { TaalDatabase } from '@/data/database';
import { countParked, countWaiting } from '@/data/outbox/queue';
import type { Availability, Scheduler } from '@/data/outbox/scheduler';

export interface SyncState extends Availability {
  readonly waiting: number;
  readonly parked: number;
}

/** What is known of the backend and of the queue, as it is now. */
export function useSyncState(database: TaalDatabase, scheduler: Scheduler): SyncState {
  const availability = useSyncExternalStore(
    scheduler.subscribe,
    scheduler.availability,
    scheduler.availability,
  );
  const counts = useLiveQuery(
    async () => ({ waiting: await countWaiting(database), parked: await countParked(database) }),
    [database],
    { waiting: 0, parked: 0 },
  );
  return { ...availability, ...counts };
}
