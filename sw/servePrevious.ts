import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { dropPreviousAssets, keepPreviousAssets, previousAsset } from './previousAssets';

/** Keeps and serves the parts of the version before, for tabs that still run it. */
export function servePrevious(
  scope: ServiceWorkerGlobalScope,
  files: readonly PrecacheEntry[],
): void {
  const current = new Set(files.map(({ url }) => new URL(url, scope.location.href).pathname));
  const isCurrent = (url: string) => current.has(new URL(url).pathname);
  scope.addEventListener('install', (event) => {
    event.waitUntil(keepPreviousAssets(scope.caches, isCurrent, Date.now()));
  });
  scope.addEventListener('activate', (event) => {
    const dropWhenAlone = async () => {
      const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (tabs.length === 0) await dropPreviousAssets(scope.caches);
    };
    event.waitUntil(dropWhenAlone());
  });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
    ({ request }) => previousAsset(scope.caches, request),
  );
}
