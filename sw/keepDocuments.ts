import { fetchFromHost } from '@/data/backend/fetchFromHost';
import { addressOf, documentCaches, type ScreenDocuments } from './documents';
import { requireFile } from './fileTypes';
import { EMPTY_PACK, type OfflinePack } from './offlinePack';

/** What of a browser's caches is used here. */
export interface DocumentCaches {
  keys(): Promise<readonly string[]>;
  delete(name: string): Promise<boolean>;
  open(name: string): Promise<{
    match(request: Request): Promise<Response | undefined>;
    put(request: Request, response: Response): Promise<void>;
  }>;
}

/**
 * Where a page asks to be alone with its origin, the browser begins to open it in the process that
 * it has, reads this, and starts another: a good part of a launch from the device.
 */
const OF_ISOLATION = [
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Embedder-Policy',
  'Origin-Agent-Cluster',
];

/**
 * The host's answer as a page that opens from the device. A copy, too, since a host may lead
 * `chat.html` elsewhere, and no browser takes a redirected answer for a page.
 */
function asPage({ body, status, headers: sent }: Response): Response {
  const headers = new Headers(sent);
  for (const header of OF_ISOLATION) headers.delete(header);
  return new Response(body, { status, headers });
}

function fetchDocument(file: string, home: string): Promise<Response> {
  return fetchFromHost(new Request(new URL(file, home), { cache: 'reload' }));
}

/**
 * `/chat?` is another address than `/chat` for a cache, and none for the pattern of a static route:
 * the browser would look for it here, and then ask the host.
 */
function withBareQuestion({ url }: Request): Request {
  return new Request(`${url}?`);
}

/**
 * Keeps each document under the address of its screen, where the browser finds it without the
 * worker (`staticRoutes`). Fetches what is missing and not in the pack; throws where the host does
 * not have it.
 */
export async function keepDocuments(
  storage: DocumentCaches,
  { cacheName, files, home }: ScreenDocuments,
  pack: OfflinePack = EMPTY_PACK,
): Promise<void> {
  const cache = await storage.open(cacheName);
  for (const file of files) {
    const address = new Request(addressOf(file, home));
    if ((await cache.match(address)) !== undefined) continue;
    const response = pack.fileOf(file) ?? (await fetchDocument(file, home));
    requireFile(new URL(file, home).href, response);
    await cache.put(withBareQuestion(address), Response.redirect(address.url));
    // Last: what is there is taken to be complete.
    await cache.put(address, asPage(response));
  }
}

/** Deletes the documents of other versions. */
export async function dropOtherDocuments(
  storage: DocumentCaches,
  { cacheName, home }: ScreenDocuments,
): Promise<void> {
  const own = (await storage.keys()).filter((name) => name.startsWith(documentCaches(home)));
  await Promise.all(own.filter((name) => name !== cacheName).map((name) => storage.delete(name)));
}

/** The document as it is kept, or else from the host. */
export async function keptDocument(
  storage: DocumentCaches,
  { cacheName, home }: ScreenDocuments,
  file: string,
): Promise<Response> {
  const cache = await storage.open(cacheName);
  const kept = await cache.match(new Request(addressOf(file, home)));
  return kept ?? asPage(await fetchDocument(file, home));
}
