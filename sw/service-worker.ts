import type { PrecacheEntry } from 'workbox-precaching';
import { connectionFrom } from '@/data/backend/connection';
import { backendOfBuild } from '@/data/backend/ofBuild';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { SHARE_PATH, SYNC_TAG } from '@/data/worker/names';
import { parseNoticeTarget } from '@/data/worker/noticeTarget';
import { removeFormerCaches } from '@/data/worker/ownCaches';
import { drainInBackground } from './drainInBackground';
import { focusOrOpenWindow } from './focusOrOpenWindow';
import { listenToPages } from './messages';
import { receiveShare } from './receiveShare';
import { serveBuild } from './serveBuild';
import { onSync } from './syncEvent';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: PrecacheEntry[];
};

serveBuild(self, self.__WB_MANIFEST);

listenToPages(self, {
  version: import.meta.env.VITE_APP_VERSION,
  takeOver: () => self.skipWaiting(),
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeFormerCaches(self.caches));
  event.waitUntil(self.clients.claim());
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    focusOrOpenWindow(self.clients, self.registration.scope, parseNoticeTarget(notification.data)),
  );
});

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
    return drainInBackground(database, connectionFrom(backendOfBuild, base), self.navigator.locks);
  }),
);
