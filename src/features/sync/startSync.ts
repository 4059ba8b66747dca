import { observe } from '@/data/database/liveQuery';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { isIncognito } from '@/data/outbox/enqueue';
import type { Scheduler } from '@/data/outbox/scheduler';
import { watchQueue } from '@/data/outbox/watchQueue';
import { requestBackgroundSync } from './requestBackgroundSync';

/**
 * Checks the backend now and whenever something hints at a change. The hints are never believed:
 * `navigator.onLine` can be wrong both ways, so each only causes a check. What is queued in other
 * tabs is looked after too.
 */
export function startSync(database: TaalDatabase, scheduler: Scheduler): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const check = () => void scheduler.check();
  const checkWhenVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  addEventListener('online', check, { signal });
  addEventListener('offline', check, { signal });
  addEventListener('pageshow', check, { signal });
  addEventListener('focus', check, { signal });
  document.addEventListener('visibilitychange', checkWhenVisible, { signal });
  check();
  let wasHeld = false;
  // Under incognito nothing was asked.
  const stopFollowing = observe(
    () => isIncognito(database),
    (isHeld) => {
      if (wasHeld && !isHeld) check();
      wasHeld = isHeld;
    },
  );
  const stopWatching = watchQueue(database, () => {
    void scheduler.poke();
    // Second, so that an open page sends by itself; the worker is for when it is closed.
    void requestBackgroundSync(navigator.serviceWorker);
  });
  return () => {
    controller.abort();
    stopFollowing();
    stopWatching();
    scheduler.stop();
  };
}
