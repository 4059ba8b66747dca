import type { PrecacheEntry } from 'workbox-precaching';
import { connectionFrom } from '@/data/backend/connection';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { SHARE_PATH, SYNC_TAG } from '@/data/worker/names';
import { parseNoticeTarget } from '@/data/worker/noticeTarget';
import { REPAIR_PRECACHE } from '@/data/worker/precacheRepair';
import { answerVersion } from './answerVersion';
import { splitManifest } from './documents';
import { drainInBackground } from './drainInBackground';
import { focusOrOpenWindow } from './focusOrOpenWindow';
import { keepDocuments } from './keepDocuments';
import { serveBuild } from './precache';
import { receiveShare } from './receiveShare';
import { repairPrecache } from './repairPrecache';
import { servePrevious } from './servePrevious';
import { onSync } from './syncEvent';
import { takeOverOnConsent } from './update';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: PrecacheEntry[];
};

const build = splitManifest(self.__WB_MANIFEST, self.registration.scope);
const { documents, others } = build;
serveBuild(self, build);
servePrevious(self, others);
takeOverOnConsent(self);

self.addEventListener('message', (event) => {
  if (event.data !== REPAIR_PRECACHE) return;
  event.waitUntil(repairPrecache(others, self.caches));
  event.waitUntil(keepDocuments(self.caches, documents));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    focusOrOpenWindow(self.clients, self.registration.scope, parseNoticeTarget(notification.data)),
  );
});

answerVersion(self, import.meta.env.VITE_APP_VERSION);

async function withDatabase<Result>(
  task: (database: TaalDatabase) => Promise<Result>,
): Promise<Result> {
  const database = new TaalDatabase();
  try {
    return await task(database);
  } finally {
    database.close();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const home = self.registration.scope;
  if (request.method !== 'POST' || request.url !== new URL(SHARE_PATH, home).href) return;
  event.respondWith(withDatabase((database) => receiveShare(request, database, home)));
});

onSync(self, SYNC_TAG, () =>
  withDatabase((database) => {
    const base = { href: self.registration.scope, origin: self.location.origin };
    return drainInBackground(database, connectionFrom(import.meta.env, base), self.navigator.locks);
  }),
);
