import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { fetchFromHost } from '@/data/backend/fetchFromHost';
import { PACK } from '@/data/worker/offlinePack';
import { documentFor } from './documents';
import { filesOnly } from './fileTypes';
import { readPack } from './readPack';

/**
 * Installs all files at the same time: Workbox installs one after another, and each waits a round
 * trip. A first installation takes most of them from the pack.
 */
async function install(
  controller: PrecacheController,
  { files, pack }: { readonly files: readonly PrecacheEntry[]; readonly pack: string | undefined },
  event: ExtendableEvent,
): Promise<void> {
  const { strategy } = controller;
  const isFirst = !(await caches.has(strategy.cacheName));
  const packed = isFirst && pack !== undefined ? await readPack(pack) : new Map<string, Response>();
  const cache = await caches.open(strategy.cacheName);
  const keep = async ({ url, revision }: PrecacheEntry) => {
    const cacheKey = controller.getCacheKeyForURL(url);
    const found = packed.get(url);
    if (cacheKey !== undefined && found !== undefined) {
      await cache.put(cacheKey, found);
      return;
    }
    // A file with a hash in its name may come from the browser's own cache.
    const mode = revision ? 'reload' : 'default';
    const request = new Request(url, { cache: mode, credentials: 'same-origin' });
    await Promise.all(strategy.handleAll({ event, request, params: { cacheKey } }));
  };
  await Promise.all(files.map(keep));
}

/**
 * Serves every file of the build from the precache: for each navigation the document with that
 * route's first screen, all else by its address. The backend is never cached, and an unknown file
 * goes to the network: the host answers 404, never HTML.
 */
export function serveBuild(scope: ServiceWorkerGlobalScope, manifest: PrecacheEntry[]): void {
  const pack = manifest.find(({ url }) => PACK.test(url))?.url;
  const files = manifest.filter(({ url }) => url !== pack);
  const controller = new PrecacheController({ plugins: [filesOnly] });
  controller.addToCacheList(files);
  scope.addEventListener('install', (event) => {
    event.waitUntil(install(controller, { files, pack }, event));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(controller.activate(event));
  });
  registerRoute(new PrecacheRoute(controller, { cleanURLs: false }));
  const home = scope.registration.scope;
  const names = new Set(files.map(({ url }) => url));
  const navigation = new NavigationRoute(async ({ request, url }) => {
    const file = documentFor(url.pathname, home, names);
    const kept = file === null ? undefined : await controller.matchPrecache(file);
    // A host may lead from `chat.html` elsewhere, which no browser takes for a page.
    return kept ?? fetchFromHost(request);
  });
  registerRoute(navigation);
}
