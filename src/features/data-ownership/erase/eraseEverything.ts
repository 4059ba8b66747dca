import { eraseDatabase } from '@/data/backup/eraseDatabase';
import { isRefused } from '@/data/database/faults';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { Timers } from '@/data/timers';
import type { TabStep } from '../tabSignal';

/** Where Taal keeps things; null where the browser has no such place or forbids it. */
export interface Places {
  readonly database: TaalDatabase;
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | null;
  readonly localStorage: Pick<Storage, 'clear'> | null;
  readonly sessionStorage: Pick<Storage, 'clear'> | null;
  readonly serviceWorker: {
    getRegistration(): Promise<Pick<ServiceWorkerRegistration, 'unregister'> | undefined>;
  } | null;
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

/**
 * Erases everything that Taal keeps on this device: database with the queue, caches, settings,
 * notifications, the worker. What fails stops nothing else; the failures are returned. A place that
 * the browser refuses holds nothing, and is no failure. The page has to be reloaded afterwards.
 */
export async function eraseEverything(places: Places): Promise<readonly EraseFailure[]> {
  const { database, caches, localStorage, sessionStorage, serviceWorker, notifications } = places;
  // The worker goes last: its registration is the way to the notifications.
  const steps: readonly (readonly [what: string, erase: () => Promise<void>])[] = [
    [
      'notifications',
      async () => {
        for (const notification of (await notifications?.()) ?? []) notification.close();
      },
    ],
    ['your data', () => eraseDatabase(database)],
    ['settings', async () => localStorage?.clear()],
    ['settings of this tab', async () => sessionStorage?.clear()],
    [
      'files for use without a network',
      async () => {
        const names = (await caches?.keys()) ?? [];
        await Promise.all(names.map((name) => caches?.delete(name)));
      },
    ],
    [
      'the service worker',
      async () => {
        await (await serviceWorker?.getRegistration())?.unregister();
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
