import { OWN_PREFIX } from '@/domain/ownName';

/** How the names of caches begin that the workers of versions until November 2026 kept. */
const FORMER = [`${OWN_PREFIX}documents-`, `${OWN_PREFIX}previous-assets-`];

/** Whether a cache is the precache of the worker at this scope: Workbox names it by the scope. */
export function isOwnPrecache(name: string, scope: string): boolean {
  return name.includes('-precache-') && name.endsWith(`-${scope}`);
}

/** Whether a cache is Taal's own, at this scope. */
export function isOwnCache(name: string, scope: string): boolean {
  return name.startsWith(OWN_PREFIX) || isOwnPrecache(name, scope);
}

/** Deletes what the workers of former versions kept. */
export async function removeFormerCaches(
  storage: Pick<CacheStorage, 'keys' | 'delete'>,
): Promise<void> {
  const names = (await storage.keys()).filter((name) =>
    FORMER.some((prefix) => name.startsWith(prefix)),
  );
  await Promise.all(names.map((name) => storage.delete(name)));
}
