import { idle } from '../../ui/page/idle';
import type { createAppRouter } from '../router';

/** One after another: all at once would keep frames and fingers waiting. */
async function loadEach(router: ReturnType<typeof createAppRouter>): Promise<void> {
  for (const route of Object.values(router.routesByPath)) {
    await idle();
    // Where this fails, going there tries again and says so.
    await router.loadRouteChunk(route)?.catch(() => {});
  }
}

/**
 * Loads the other screens once there is nothing better to do, so that a change of route waits for
 * nothing. Only where the worker has them: a first visit's network has the precache to fetch.
 */
export function preloadRoutes(router: ReturnType<typeof createAppRouter>): void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || serviceWorker.controller === null) return;
  void loadEach(router);
}
