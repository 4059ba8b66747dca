import { TAKE_OVER } from '@/data/updates/takeOver';

/** Lets a waiting worker take over when, and only when, a page says that the person agreed. */
export function takeOverOnConsent(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('message', (event) => {
    if (event.data === TAKE_OVER) event.waitUntil(scope.skipWaiting());
  });
}
