import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type ScreenDocuments, screenDocument } from './documents';
import { dropOtherDocuments, keepDocuments, keptDocument } from './keepDocuments';
import { addStaticRoutes } from './staticRoutes';

/** Serves every file of the build but the documents from the cache. The backend is never cached. */
export function servePrecached(files: PrecacheEntry[]): void {
  precacheAndRoute(files, { cleanURLs: false });
  cleanupOutdatedCaches();
}

/**
 * Serves for every navigation the document that holds that route's first screen. An unknown file
 * goes to the network: the host answers 404, never HTML.
 */
export function serveDocuments(scope: ServiceWorkerGlobalScope, documents: ScreenDocuments): void {
  const { caches } = scope;
  scope.addEventListener('install', (event) => {
    event.waitUntil(addStaticRoutes(event, documents));
    event.waitUntil(keepDocuments(caches, documents));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(dropOtherDocuments(caches, documents));
  });
  registerRoute(
    new NavigationRoute(
      ({ url }) => keptDocument(caches, documents, screenDocument(url.pathname, documents)),
      { denylist: [/\/api\//, /\/[^/?]+\.[^/?]+$/] },
    ),
  );
}
