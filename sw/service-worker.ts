import type { PrecacheEntry } from 'workbox-precaching';
import { connectionFrom } from '@/data/backend/connection';
import { TaalDatabase } from '@/data/database';
import { SYNC_TAG } from '@/data/outbox/syncTag';
import { drainInBackground } from './drainInBackground';
import { servePrecached } from './precache';
import { onSync } from './syncEvent';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
};

servePrecached(self.__WB_MANIFEST);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

onSync(self, SYNC_TAG, async () => {
  const database = new TaalDatabase();
  try {
    const base = { href: self.registration.scope, origin: self.location.origin };
    await drainInBackground(database, connectionFrom(import.meta.env, base), self.navigator.locks);
  } finally {
    database.close();
  }
});
