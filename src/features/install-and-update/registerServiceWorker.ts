import { Workbox } from 'workbox-window';
import type { Updates } from '@/services/updates';
import { workerUrl } from './workerUrl';

/** Registers the worker after the first render, so that precaching never delays it. */
export async function registerServiceWorker(updates: Updates): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const base = import.meta.env.BASE_URL;
  const worker = new Workbox(workerUrl(base), { scope: base, updateViaCache: 'none' });
  const registration = await worker.register();
  // Only a second call registers nothing.
  if (registration !== undefined) updates.follow(worker, registration);
}
