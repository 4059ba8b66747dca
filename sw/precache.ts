import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/**
 * Serves every file of the build from the cache, and the shell for every navigation. The backend
 * is never cached, and an unknown file goes to the network: the host answers 404, never HTML.
 */
export function servePrecached(manifest: (PrecacheEntry | string)[]): void {
  precacheAndRoute(manifest, { cleanURLs: false });
  cleanupOutdatedCaches();
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('index.html'), {
      denylist: [/\/api\//, /\/[^/?]+\.[^/?]+$/],
    }),
  );
}
