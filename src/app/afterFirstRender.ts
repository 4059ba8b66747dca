import { followOtherTabs } from '@/features/data-ownership/tabSignal';
import { startSync } from '@/features/sync/startSync';
import { followKeyboard } from '@/ui/followKeyboard';
import { careForPage } from './careForPage';
import { followLaunches } from './followLaunches';
import { followNotices } from './followNotices';
import type { createAppRouter } from './router';
import type { Services } from './services';
import { warmRoutes } from './warmRoutes';

/** Everything that can wait until the first screen answers to a touch. */
export function beginBackgroundWork(
  router: ReturnType<typeof createAppRouter>,
  services: Services,
): void {
  startSync(services.database, services.scheduler);
  warmRoutes(router);
  followOtherTabs(services.database, {
    onErased: () => location.replace(import.meta.env.BASE_URL),
    onImported: () => location.reload(),
  });
  careForPage(services);
  followNotices(router, services);
  followLaunches(router, services);
  followKeyboard();
}
