import { Workbox } from 'workbox-window';
import { REPAIR_PRECACHE } from '@/data/worker/messages';
import { REPLIES_PACK } from '@/data/worker/offlinePack';
import type { Updates } from './updates';
import { workerUrl } from './workerUrl';

/** Registers the worker after the first render, so that precaching never delays it. */
export async function registerServiceWorker(updates: Updates): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const base = import.meta.env.BASE_URL;
  const worker = new Workbox(workerUrl(base), { scope: base, updateViaCache: 'none' });
  const registering = worker.register();
  if (navigator.serviceWorker.controller === null) {
    const link = { rel: 'prefetch', href: base + REPLIES_PACK };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  const registration = await registering;
  // Only a second call registers nothing.
  if (registration === undefined) return;
  updates.follow(worker, registration);
  // A worker that outlived an erasure, or whose cache the browser threw away, has nothing to serve.
  registration.active?.postMessage(REPAIR_PRECACHE);
}
