import { isOutOfSpace } from '@/data/storage/faults';
import { askToPersist } from '@/features/data-ownership/storage/askToPersist';
import { checkOnReturn } from '@/features/install-and-update/checkOnReturn';
import { registerServiceWorker } from '@/features/install-and-update/registerServiceWorker';
import { warmCrashTools } from './CrashScreen';
import type { Services } from './services';

/** What keeps an installed app well; begun after the first render. */
export function careForPage({ database, clock, updates }: Services): void {
  void import('./keepScroll').then(({ restoreScroll }) => restoreScroll()).catch(() => {});
  checkOnReturn(updates);
  addEventListener('appinstalled', () => void askToPersist(clock));
  addEventListener('unhandledrejection', (event) => {
    if (!isOutOfSpace(event.reason)) return;
    event.preventDefault();
    database.health.update({ room: 'short' });
  });
  if (!import.meta.env.PROD) return;
  registerServiceWorker(updates).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the app works without the worker, only not offline.
    console.warn('The service worker could not be registered', error);
  });
  // Safari has no idle callback.
  setTimeout(warmCrashTools, 5000);
}
