import { isOwnCache } from '@/data/worker/ownCaches';

interface Registrations {
  getRegistrations(): Promise<readonly Pick<ServiceWorkerRegistration, 'scope' | 'unregister'>[]>;
}

/**
 * Removes the worker of the app at `home` and the copy of the app that it kept. Never touches the
 * person's data, nor another app of the origin.
 */
export async function removeWorker(
  container: Registrations | undefined,
  storage: Pick<CacheStorage, 'keys' | 'delete'> | undefined,
  home: string,
): Promise<void> {
  const registrations = (await container?.getRegistrations()) ?? [];
  const own = registrations.filter(({ scope }) => scope === home);
  await Promise.allSettled(own.map((registration) => registration.unregister()));
  const names = ((await storage?.keys()) ?? []).filter((name) => isOwnCache(name, home));
  await Promise.allSettled(names.map((name) => storage?.delete(name)));
}
