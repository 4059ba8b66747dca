/** Removes the worker and the copy of the app that it kept. Never touches the person's data. */
export async function removeWorker(
  container: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined,
  storage: Pick<CacheStorage, 'keys' | 'delete'> | undefined,
): Promise<void> {
  const registrations = (await container?.getRegistrations()) ?? [];
  await Promise.allSettled(registrations.map((registration) => registration.unregister()));
  const names = (await storage?.keys()) ?? [];
  await Promise.allSettled(names.map((name) => storage?.delete(name)));
}
