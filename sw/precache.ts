import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { type Build, isForDocument, screenDocument } from './documents';
import { filesOnly } from './fileTypes';
import { installFiles } from './installFiles';
import { dropOtherDocuments, keepDocuments, keptDocument } from './keepDocuments';
import { fetchPacks } from './offlinePack';
import { addStaticRoutes } from './staticRoutes';

/** All at once where nothing is there yet; a new version mostly has the files of the old one. */
async function install(
  controller: PrecacheController,
  { documents, others, revisions }: Build,
  event: ExtendableEvent,
): Promise<void> {
  const isFirst = !(await caches.has(controller.strategy.cacheName));
  const packs = isFirst ? fetchPacks(documents.home, revisions) : [];
  // The app's pack, which has the documents, is the first.
  const keepAll = async () => keepDocuments(caches, documents, await packs[0]);
  await Promise.all([installFiles(controller, others, packs, event), keepAll()]);
}

/**
 * Serves every file of the build from the caches: for each navigation the document that holds that
 * route's first screen, all else by its address. The backend is never cached, and an unknown file
 * goes to the network: the host answers 404, never HTML.
 */
export function serveBuild(scope: ServiceWorkerGlobalScope, build: Build): void {
  const { documents, others } = build;
  const controller = new PrecacheController({ plugins: [filesOnly] });
  controller.addToCacheList(others);
  scope.addEventListener('install', (event) => {
    event.waitUntil(addStaticRoutes(event, documents));
    event.waitUntil(install(controller, build, event));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(controller.activate(event));
    event.waitUntil(dropOtherDocuments(caches, documents));
  });
  registerRoute(new PrecacheRoute(controller, { cleanURLs: false }));
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isForDocument(url.pathname, documents),
    ({ url }) => keptDocument(caches, documents, screenDocument(url.pathname, documents)),
  );
}
