import type { createAppRouter } from './router';

/** For browsers without `requestIdleCallback`, WebKit's. */
const SETTLED_MS = 1500;

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task);
  else setTimeout(task, SETTLED_MS);
}

/**
 * Loads the other screens once there is nothing better to do, so that a change of route waits for
 * nothing. Only where the worker has them: a first visit's network has the precache to fetch.
 */
export function warmRoutes(router: ReturnType<typeof createAppRouter>): void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || serviceWorker.controller === null) return;
  whenIdle(() => {
    for (const route of Object.values(router.routesByPath)) {
      // Where this fails, going there tries again and says so.
      router.loadRouteChunk(route)?.catch(() => {});
    }
  });
}
