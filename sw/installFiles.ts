import type { PrecacheController, PrecacheEntry } from 'workbox-precaching';
import { packedType } from '@/data/worker/offlinePack';
import { mapConcurrently } from './mapConcurrently';
import type { OfflinePack } from './offlinePack';

/** As many connections as a browser opens to a host. */
const AT_A_TIME = 6;

/**
 * Puts what is not there yet into the precache, from the pack or by itself. Workbox would fetch one
 * file after another, and wait a round trip for each.
 */
export async function installFiles(
  controller: PrecacheController,
  files: readonly PrecacheEntry[],
  pack: Promise<OfflinePack>,
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
    const [packed, cache] = await Promise.all([pack, caches.open(strategy.cacheName)]);
    await mapConcurrently(
      files.filter(({ url }) => packedType(url) !== undefined),
      AT_A_TIME,
      async (file) => {
        const response = packed.fileOf(file.url);
        const key = controller.getCacheKeyForURL(file.url);
        await (response && key ? cache.put(key, response) : fetchFile(file));
      },
    );
  }

  // What is not in the pack need not wait for it.
  const others = files.filter(({ url }) => packedType(url) === undefined);
  await Promise.all([mapConcurrently(others, AT_A_TIME, fetchFile), unpack()]);
}
