import type { Timers } from '@/data/timers';
import type { Clock } from '@/domain/clock';
import { createStore } from '@/domain/store';
import type { RegisteredWorker, Registration, Updates } from '@/services/updates';

export const TAKE_OVER_LIMIT_MS = 4000;
export const HOUR_MS = 3_600_000;
export const SHORTEST_INTERVAL_MS = 30_000;
/** After a check that failed; twice as long after each further one. */
export const FIRST_RETRY_MS = 10_000;

export interface UpdatesDependencies {
  /** The worker that controls the page now; null where none does. */
  readonly controller: () => object | null;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Reloads the page, after typed text has been stored. */
  readonly reload: () => void;
  /** Done before the reload when the new worker did not take over in time. */
  readonly removeStuckWorker: () => Promise<void>;
}

/**
 * Updates are offered, never forced. workbox-window's `controlling` event may never come in an app
 * on the iOS home screen, so consent has a time limit beside it. Its `waiting` event is not used:
 * a `Workbox` follows the first update that it finds, and a tab may live through more.
 */
export function createUpdates(dependencies: UpdatesDependencies): Updates {
  const { controller, clock, timers } = dependencies;
  const isReady = createStore(false);
  const controllerAtStart = controller();
  let worker: RegisteredWorker | null = null;
  let registration: Registration | null = null;
  let isAccepted = false;
  let hasLeft = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isCheckOwed = false;
  let retryMs = FIRST_RETRY_MS;
  let stopTimer = () => {};

  function leave(): void {
    if (hasLeft) return;
    hasLeft = true;
    dependencies.reload();
  }

  function followController(followed: RegisteredWorker): void {
    let isFirst = true;
    followed.addEventListener('controlling', ({ isUpdate = false }) => {
      // The first worker of all takes over the page that installed it: no reload is needed.
      if (isUpdate || !isFirst) leave();
      isFirst = false;
    });
    // Another tab may have agreed before this one had registered.
    if (controllerAtStart !== null && controller() !== controllerAtStart) leave();
  }

  function look(): void {
    // A worker that waits while none is active is the first one, about to be.
    isReady.set(
      registration !== null && registration.waiting !== null && registration.active !== null,
    );
  }

  function planCheck(milliseconds: number): void {
    stopTimer();
    stopTimer = timers.after(milliseconds, check);
  }

  /** Who comes back to the app often does so before the network is there again. */
  function checkAgainSoon(): void {
    checkedAt = Number.NEGATIVE_INFINITY;
    planCheck(retryMs);
    retryMs = Math.min(2 * retryMs, HOUR_MS);
  }

  function watchInstalling(): void {
    const installing = registration?.installing ?? null;
    let isInstalled = false;
    installing?.addEventListener('statechange', () => {
      look();
      if (installing.state === 'installed') {
        isInstalled = true;
        retryMs = FIRST_RETRY_MS;
      }
      // Without an active worker it was the first one: the next start registers it again.
      const hasFailed = installing.state === 'redundant' && !isInstalled;
      if (hasFailed && registration?.active) checkAgainSoon();
    });
  }

  function checked(): void {
    look();
    // What is being installed may still fail.
    if (registration?.installing === null) retryMs = FIRST_RETRY_MS;
  }

  function check(): void {
    isCheckOwed = worker === null;
    if (worker === null) return;
    const wait = checkedAt + SHORTEST_INTERVAL_MS - clock();
    // A clock set back must not keep the check from coming.
    if (wait > 0 && wait <= SHORTEST_INTERVAL_MS) {
      planCheck(wait);
      return;
    }
    checkedAt = clock();
    planCheck(HOUR_MS);
    worker.update().then(checked, checkAgainSoon);
  }

  return {
    isReady,
    follow(registered, found) {
      worker = registered;
      registration = found;
      if (isCheckOwed) check();
      else {
        checkedAt = clock();
        planCheck(HOUR_MS);
      }
      registration.addEventListener('updatefound', watchInstalling);
      watchInstalling();
      look();
      followController(registered);
    },
    check,
    accept() {
      if (isAccepted) return;
      isAccepted = true;
      if (worker === null || registration === null || registration.waiting === null) {
        leave();
        return;
      }
      worker.messageSkipWaiting();
      timers.after(TAKE_OVER_LIMIT_MS, () => {
        if (!hasLeft) dependencies.removeStuckWorker().then(leave, leave);
      });
    },
  };
}
