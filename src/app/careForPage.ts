import { isOutOfSpace } from '@/data/database/faults';
import { discardExpired } from '@/data/recovery/recoveryPoints';
import { askToPersist } from '@/features/data-ownership/storage/askToPersist';
import { checkOnReturn } from '@/features/install-and-update/checkOnReturn';
import { registerServiceWorker } from '@/features/install-and-update/registerServiceWorker';
import type { Services } from '@/shell/services';
import { warmCrashTools } from '../shell/failure/CrashScreen';
import { settled } from '../ui/page/idle';

/** A worker that starts takes a phone's second core from a screen that comes to life. */
async function registerWhenSettled(updates: Services['updates']): Promise<void> {
  await settled();
  await registerServiceWorker(updates);
}

/** Where there is no database, or it is closed meanwhile, nothing is kept for too long either. */
async function discardWhenSettled({ database, clock }: Services): Promise<void> {
  await settled();
  await discardExpired(database, clock()).catch(() => {});
}

/** What keeps an installed app well; begun after the first render. */
export function careForPage(services: Services): void {
  const { database, clock, updates } = services;
  void import('../shell/reload/scrollPosition')
    .then(({ restoreScroll }) => restoreScroll())
    .catch(() => {});
  checkOnReturn(updates);
  addEventListener('appinstalled', () => void askToPersist(clock));
  addEventListener('unhandledrejection', (event) => {
    if (!isOutOfSpace(event.reason)) return;
    event.preventDefault();
    database.health.update({ room: 'short' });
  });
  void discardWhenSettled(services);
  if (!import.meta.env.PROD) return;
  registerWhenSettled(updates).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the app works without the worker, only not offline.
    console.warn('No service worker', error);
  });
  // Safari has no idle callback.
  setTimeout(warmCrashTools, 5000);
}
