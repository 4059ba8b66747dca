import type { Scheduler } from '@/data/outbox/scheduler';

/**
 * Checks the backend now and whenever something hints at a change. The hints are never believed:
 * `navigator.onLine` can be wrong both ways, so each only causes a check.
 */
export function startSync(scheduler: Scheduler): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const check = () => void scheduler.check();
  const checkWhenVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  addEventListener('online', check, { signal });
  addEventListener('pageshow', check, { signal });
  addEventListener('focus', check, { signal });
  document.addEventListener('visibilitychange', checkWhenVisible, { signal });
  check();
  return () => {
    controller.abort();
    scheduler.stop();
  };
}
