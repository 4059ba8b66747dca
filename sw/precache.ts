import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { documentsAmong, screenDocument } from './screenDocument';

/**
 * Serves every file of the build from the cache, and for every navigation the document that holds
 * that route's first screen. The backend is never cached, and an unknown file goes to the network:
 * the host answers 404, never HTML.
 */
export function servePrecached(manifest: (PrecacheEntry | string)[], scope: string): void {
  precacheAndRoute(manifest, { cleanURLs: false });
  cleanupOutdatedCaches();
  const documents = documentsAmong(
    manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url)),
  );
  const { pathname } = new URL(scope);
  registerRoute(
    new NavigationRoute(
      (navigation) => {
        const document = screenDocument(navigation.url.pathname, pathname, documents);
        return createHandlerBoundToURL(document)(navigation);
      },
      { denylist: [/\/api\//, /\/[^/?]+\.[^/?]+$/] },
    ),
  );
}
