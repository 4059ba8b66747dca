import { eraseDatabase } from '@/data/backup/eraseDatabase';
import { isRefused } from '@/data/database/faults';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { Timers } from '@/data/timers';
import { isOwnCache } from '@/data/worker/ownCaches';
import { OWN_PREFIX } from '@/domain/ownName';
import type { TabStep } from '../tabSignal';

type KeyPlace = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Where Taal keeps things; null where the browser has no such place. */
export interface Places {
  readonly database: TaalDatabase;
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | null;
  readonly localStorage: KeyPlace;
  readonly sessionStorage: KeyPlace;
  /** Taal's own worker; undefined where there is none. */
  readonly worker: () => Promise<Pick<ServiceWorkerRegistration, 'unregister'> | undefined>;
  /** The scope of Taal's worker, which is the address of the app. */
  readonly home: string;
  /** The notifications that are shown now. */
  readonly notifications: (() => Promise<readonly Pick<Notification, 'close'>[]>) | null;
  readonly tellOtherTabs: ((step: TabStep) => void) | null;
  readonly timers: Timers;
}

export interface EraseFailure {
  /** What is still there, in words. */
  readonly what: string;
  readonly error: unknown;
}

/** Longest wait for one place; a database that another tab blocks would be waited for forever. */
const TIME_LIMIT_MS = 10_000;

function withinLimit(timers: Timers, task: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = timers.after(TIME_LIMIT_MS, () => reject(new Error('It took too long')));
    task().then(resolve, reject).finally(stop);
  });
}

function removeOwnKeys(place: KeyPlace): void {
  const keys = Array.from({ length: place.length }, (_, index) => place.key(index));
  for (const key of keys) if (key?.startsWith(OWN_PREFIX)) place.removeItem(key);
}

/**
 * Erases everything that Taal keeps on this device: database with the queue, caches, settings,
 * notifications, the worker; nothing of another app of the origin. What fails stops nothing else;
 * the failures are returned. A place that the browser refuses holds nothing, and is no failure. The
 * page has to be reloaded afterwards.
 */
export async function eraseEverything(places: Places): Promise<readonly EraseFailure[]> {
  const { database, caches, localStorage, sessionStorage, notifications } = places;
  // The worker goes last: its registration is the way to the notifications.
  const steps: readonly (readonly [what: string, erase: () => Promise<void>])[] = [
    [
      'notifications',
      async () => {
        for (const notification of (await notifications?.()) ?? []) notification.close();
      },
    ],
    ['your data', () => eraseDatabase(database)],
    ['settings', async () => removeOwnKeys(localStorage)],
    ['settings of this tab', async () => removeOwnKeys(sessionStorage)],
    [
      'files for use without a network',
      async () => {
        const all = (await caches?.keys()) ?? [];
        const names = all.filter((name) => isOwnCache(name, places.home));
        await Promise.all(names.map((name) => caches?.delete(name)));
      },
    ],
    [
      'the service worker',
      async () => {
        await (await places.worker())?.unregister();
      },
    ],
  ];
  const failures: EraseFailure[] = [];
  places.tellOtherTabs?.('erasing');
  for (const [what, erase] of steps) {
    try {
      await withinLimit(places.timers, erase);
    } catch (error) {
      if (!isRefused(error)) failures.push({ what, error });
    }
  }
  places.tellOtherTabs?.('erased');
  return failures;
}
