import { removeFormerKeys } from '@/data/browser-storage/removeFormerKeys';
import { isOutOfSpace } from '@/data/database/faults';
import { hasUnheard } from '@/data/outbox/queue';
import { askToPersist } from '@/features/data-ownership/storage/askToPersist';
import { followErasureMeanwhile, followOtherTabs } from '@/features/data-ownership/tabSignal';
import { checkOnReturn } from '@/features/install-and-update/checkOnReturn';
import { registerServiceWorker } from '@/features/install-and-update/registerServiceWorker';
import { startSync } from '@/features/sync/startSync';
import type { Services } from '@/services/services';
import { keepFocus } from '@/ui/focus/keepFocus';
import { followKeyboard } from '@/ui/typing/followKeyboard';
import { warmCrashTools } from '../shell/failure/CrashScreen';
import { settled } from '../ui/page/idle';
import { yieldToMain } from '../ui/page/yieldToMain';
import { type Arrivals, closeLayersByBack } from './navigation/closeLayersByBack';
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

/** A worker that starts takes a phone's second core from a screen that comes to life. */
async function registerWhenSettled(updates: Services['updates']): Promise<void> {
  await settled();
  await registerServiceWorker(updates);
}

/** What makes the app work offline, also after a crash; not while it is developed. */
function prepareForOffline({ updates }: Services): void {
  if (!import.meta.env.PROD) return;
  registerWhenSettled(updates).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the app works without the worker, only not offline.
    console.warn('No service worker', error);
  });
  // Safari has no idle callback.
  setTimeout(warmCrashTools, 5000);
}

/** The notices tell of a full device also where nobody waited for the write. */
function tellOfFullDevice({ health }: Services): void {
  addEventListener('unhandledrejection', (event) => {
    if (!isOutOfSpace(event.reason)) return;
    event.preventDefault();
    health.update({ room: 'short' });
  });
}

/** In a backup, say, is only what is stored. */
async function storeLastWords({ lastWords }: Services): Promise<void> {
  await settled();
  await lastWords.store();
}

/** A message whose tab was closed before the coach had heard it is heard at the next start. */
async function hearWhatWaits(services: Services): Promise<void> {
  await settled();
  if (!(await hasUnheard(services.database).catch(() => false))) return;
  const { startReplies } = await import('@/features/chat/replies/startReplies');
  startReplies(services);
}

/** Everything that can wait until the first screen answers to a touch. */
export async function startBackgroundWork(
  router: ReturnType<typeof createAppRouter>,
  services: Services,
  arrivals: Arrivals,
): Promise<void> {
  startSync(services.database, services.scheduler);
  await yieldToMain();
  closeLayersByBack(router, arrivals, services.timers);
  preloadRoutes(router);
  const startAsNew = () => location.replace(import.meta.env.BASE_URL);
  followOtherTabs(services.database, {
    onErased: startAsNew,
    onImported: () => location.reload(),
  });
  followErasureMeanwhile(services.database, startAsNew);
  await yieldToMain();
  checkOnReturn(services.updates);
  addEventListener('appinstalled', () => void askToPersist(services.clock));
  tellOfFullDevice(services);
  void storeLastWords(services);
  // Opening the chat hears them too, should the code not load now.
  hearWhatWaits(services).catch(() => {});
  removeFormerKeys(localStorage, indexedDB);
  prepareForOffline(services);
  await yieldToMain();
  followNotices(router, services);
  followLaunches(router, services);
  followKeyboard();
  keepFocus();
  refuseFileDrops();
  // Without a database the mirror is all there is.
  welcomeBack(router, services).catch(() => {});
}
