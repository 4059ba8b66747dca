import { fetchFromHost } from '@/data/backend/fetchFromHost';
import { isOwnPrecache } from '@/data/worker/ownCaches';
import { OWN_PREFIX } from '@/domain/ownName';

/** What of a browser's cache is used here. */
export interface PartCaches {
  keys(): Promise<readonly string[]>;
  delete(name: string): Promise<boolean>;
  open(name: string): Promise<{
    keys(): Promise<readonly Request[]>;
    match(request: Request): Promise<Response | undefined>;
    put(request: Request, response: Response): Promise<void>;
  }>;
}

const PREFIX = `${OWN_PREFIX}previous-assets-`;
/** Tabs that missed two updates are rare; a missing part leads them to a reload. */
const GENERATIONS_KEPT = 2;

/** Whether the address is that of a part of the app, of this version or another. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.includes('/assets/');
}

/** Tells the files of this version, whose addresses are relative to the worker's own. */
export function filesOfThisVersion(
  files: readonly { readonly url: string }[],
  base: string,
): (url: string) => boolean {
  const current = new Set(files.map(({ url }) => new URL(url, base).pathname));
  return (url) => current.has(new URL(url).pathname);
}

function newestFirst(a: string, b: string): number {
  return Number(b.slice(PREFIX.length)) - Number(a.slice(PREFIX.length));
}

/**
 * Copies the parts that the new version no longer has out of the precache, before workbox deletes
 * them there: a tab that has not been reloaded still requests them.
 */
export async function keepPreviousAssets(
  storage: PartCaches,
  scope: string,
  isCurrent: (url: string) => boolean,
  now: number,
): Promise<void> {
  const names = await storage.keys();
  const kept = names.filter((name) => name.startsWith(PREFIX));
  for (const name of names.filter((other) => isOwnPrecache(other, scope))) {
    const precache = await storage.open(name);
    const requests = (await precache.keys()).filter(
      ({ url }) => isAsset(new URL(url)) && !isCurrent(url),
    );
    if (requests.length === 0) continue;
    const own = `${PREFIX}${now}`;
    kept.push(own);
    const previous = await storage.open(own);
    for (const request of requests) {
      const response = await precache.match(request);
      if (response !== undefined) await previous.put(request, response);
    }
  }
  const tooOld = kept.sort(newestFirst).slice(GENERATIONS_KEPT);
  await Promise.all(tooOld.map((name) => storage.delete(name)));
}

/** What of the worker's clients is used here. */
interface Tabs {
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }): Promise<readonly unknown[]>;
}

/** Deletes all kept parts, unless a tab is left that could ask for them. */
export async function dropPreviousAssets(storage: PartCaches, clients: Tabs): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length > 0) return;
  const names = (await storage.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => storage.delete(name)));
}

/** Answers for parts of versions before this one; what is nowhere is left to the host. */
export async function previousAsset(storage: PartCaches, request: Request): Promise<Response> {
  const names = (await storage.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names.sort(newestFirst)) {
    const found = await (await storage.open(name)).match(request);
    if (found !== undefined) return found;
  }
  return fetchFromHost(request);
}
