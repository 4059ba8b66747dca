import type { PrecacheController, PrecacheEntry } from 'workbox-precaching';
import { packedType } from '@/data/worker/offlinePack';
import { mapConcurrently } from './mapConcurrently';
import type { OfflinePack } from './offlinePack';

/** As many connections as a browser opens to a host. */
const AT_A_TIME = 6;

/**
 * Puts what is not there yet into the precache, from the packs or by itself. Workbox would fetch one
 * file after another, and wait a round trip for each. What one pack has is put while the next one
 * comes.
 */
export async function installFiles(
  controller: PrecacheController,
  files: readonly PrecacheEntry[],
  packs: readonly Promise<OfflinePack>[],
  event: ExtendableEvent,
): Promise<void> {
  const { strategy } = controller;

  async function fetchFile({ url, revision }: PrecacheEntry): Promise<void> {
    // A file with a hash in its name may come from the browser's own cache.
    const cache = revision ? 'reload' : 'default';
    const request = new Request(url, { cache, credentials: 'same-origin' });
    const params = { cacheKey: controller.getCacheKeyForURL(url) };
    await Promise.all(strategy.handleAll({ event, request, params }));
  }

  async function unpack(): Promise<void> {
    const cache = await caches.open(strategy.cacheName);
    const missing = new Set(files.filter(({ url }) => packedType(url) !== undefined));
    const unpackOne = async (pack: Promise<OfflinePack>) => {
      const { fileOf } = await pack;
      await mapConcurrently([...missing], AT_A_TIME, async (file) => {
        const response = fileOf(file.url);
        const key = controller.getCacheKeyForURL(file.url);
        if (response === undefined || key === undefined) return;
        await cache.put(key, response);
        missing.delete(file);
      });
    };
    await Promise.all(packs.map(unpackOne));
    await mapConcurrently([...missing], AT_A_TIME, fetchFile);
  }

  // What is in no pack need not wait for one.
  const others = files.filter(({ url }) => packedType(url) === undefined);
  await Promise.all([mapConcurrently(others, AT_A_TIME, fetchFile), unpack()]);
}
