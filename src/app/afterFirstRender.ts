import { forgetWhenListChanges } from '@/data/browser-storage/forgetLeadingPortrait';
import { followOtherTabs } from '@/features/data-ownership/tabSignal';
import { startSync } from '@/features/sync/startSync';
import type { Services } from '@/shell/services';
import { keepFocus } from '@/ui/focus/keepFocus';
import { followKeyboard } from '@/ui/typing/followKeyboard';
import { yieldToMain } from '../ui/page/yieldToMain';
import { careForPage } from './careForPage';
import type { Arrivals } from './navigation/back/arrivals';
import { closeLayersByBack } from './navigation/back/closeLayersByBack';
import { preloadRoutes } from './navigation/preloadRoutes';
import { followLaunches } from './page/followLaunches';
import { followNotices } from './page/followNotices';
import { refuseFileDrops } from './page/refuseFileDrops';
import type { createAppRouter } from './router';

/** A new visitor's screen was shown to somebody who is none: they are led to theirs. */
async function welcomeBack(router: ReturnType<typeof createAppRouter>, { visitor }: Services) {
  const isMistaken = await visitor.isMistakenForNew();
  if (!isMistaken || router.state.location.pathname !== '/onboarding') return;
  await router.navigate({ to: '/', replace: true });
}

/** Everything that can wait until the first screen answers to a touch. */
export async function beginBackgroundWork(
  router: ReturnType<typeof createAppRouter>,
  services: Services,
  arrivals: Arrivals,
): Promise<void> {
  // Without a database there is no list that could change.
  forgetWhenListChanges(services.database, services.leadingPortrait).catch(() => {});
  startSync(services.database, services.scheduler);
  await yieldToMain();
  closeLayersByBack(router, arrivals, services.timers);
  preloadRoutes(router);
  followOtherTabs(services.database, {
    onErased: () => location.replace(import.meta.env.BASE_URL),
    onImported: () => location.reload(),
  });
  await yieldToMain();
  careForPage(services);
  await yieldToMain();
  followNotices(router, services);
  followLaunches(router, services);
  followKeyboard();
  keepFocus();
  refuseFileDrops();
  // Without a database the mirror is all there is.
  welcomeBack(router, services).catch(() => {});
}
