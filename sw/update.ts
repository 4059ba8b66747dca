import { isConsent } from '@/data/worker/consent';

/** Lets a waiting worker take over when, and only when, a page says that the person agreed. */
export function takeOverOnConsent(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('message', (event) => {
    if (isConsent(event.data)) event.waitUntil(scope.skipWaiting());
  });
}
