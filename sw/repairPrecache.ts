import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { fetchFromHost } from '@/data/backend/fetchFromHost';
import { requireFile } from './fileTypes';

/**
 * Fetches again what is gone from the precache: a cache can be erased by the person or the browser
 * while its worker lives on, and an installed worker never fills it a second time. All or nothing:
 * when a file of this version is not on the host any more, the next version is about to come.
 */
export async function repairPrecache(files: PrecacheEntry[], storage: CacheStorage): Promise<void> {
  const controller = new PrecacheController();
  controller.addToCacheList(files);
  const cache = await storage.open(controller.strategy.cacheName);
  const present = new Set((await cache.keys()).map(({ url }) => url));
  const gone = [...controller.getURLsToCacheKeys().values()].filter((key) => !present.has(key));
  // A key is the file's address with its revision as a query, which a host of files leaves aside.
  const requests = gone.map((key) => new Request(key, { cache: 'no-cache' }));
  const found = await Promise.all(
    requests.map(async (request) => {
      const response = await fetchFromHost(request);
      requireFile(request.url, response);
      return { request, response };
    }),
  );
  for (const { request, response } of found) await cache.put(request, response);
}
