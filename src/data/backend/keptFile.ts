import { fetchFromHost } from './fetchFromHost';

/**
 * A file of the build that is not precached, as it is loaded when somebody asks for it: from the
 * cache `cacheName`, or from the host, and then it is kept for the next time without a network. The
 * cache holds this one file. Throws where it is neither kept nor to be had.
 */
export async function keptFile(
  address: string,
  type: string,
  cacheName: string,
  storage: CacheStorage | undefined,
): Promise<Blob> {
  // A browser may refuse its caches; the file is loaded each time then.
  const cache = await storage?.open(cacheName).catch(() => undefined);
  const kept = await cache?.match(address);
  if (kept !== undefined) return kept.blob();
  const answer = await fetchFromHost(new Request(address));
  if (!answer.ok || answer.headers.get('content-type')?.startsWith(type) !== true) {
    throw new Error('The host has no such file');
  }
  const copy = answer.clone();
  const file = await answer.blob();
  await keep(cache, address, copy).catch(() => undefined);
  return file;
}

async function keep(cache: Cache | undefined, address: string, answer: Response): Promise<void> {
  // The file of an earlier build has another address, and is of no use any more.
  const earlier = (await cache?.keys()) ?? [];
  await Promise.all(earlier.map((request) => cache?.delete(request)));
  await cache?.put(address, answer);
}
