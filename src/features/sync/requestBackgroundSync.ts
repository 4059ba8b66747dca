import { SYNC_TAG } from '@/data/worker/names';

/** Chromium only: the standard library does not know it. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

function hasSync(
  registration: ServiceWorkerRegistration,
): registration is ServiceWorkerRegistration & { readonly sync: SyncManager } {
  return 'sync' in registration;
}

/**
 * Asks the browser to wake the worker when there is a network, even with every tab closed. Never
 * throws.
 */
export async function requestBackgroundSync(
  container: ServiceWorkerContainer | undefined,
): Promise<void> {
  try {
    const registration = await container?.getRegistration();
    if (registration === undefined || !hasSync(registration)) return;
    await registration.sync.register(SYNC_TAG);
  } catch {
    // The person, or their browser, forbids it: the page's own timer does the work then.
  }
}
