import { OWN_PREFIX } from '@/domain/ownName';

/** How the names of the caches begin that hold the documents of screens, each of one version. */
export const DOCUMENTS_CACHE = `${OWN_PREFIX}documents-`;

/** Whether a cache is the precache of the worker at this scope: Workbox names it by the scope. */
export function isOwnPrecache(name: string, scope: string): boolean {
  return name.includes('-precache-') && name.endsWith(`-${scope}`);
}

/** Whether a cache is Taal's own, at this scope. */
export function isOwnCache(name: string, scope: string): boolean {
  return name.startsWith(OWN_PREFIX) || isOwnPrecache(name, scope);
}
