import { targetOfMessage } from '@/data/worker/messages';
import type { Services } from '@/services/services';
import type { AppRouter } from '../router';

/** Shows the conversation of a notification that was tapped while Taal was open. */
export function followNotices(
  router: AppRouter,
  services: Services,
  worker: EventTarget | undefined = navigator.serviceWorker,
): void {
  worker?.addEventListener('message', (event) => {
    const target = event instanceof MessageEvent ? targetOfMessage(event.data) : null;
    if (target === null) return;
    if (target.kind === 'chat') {
      void router.navigate({ to: '/chat', search: { session: target.sessionId } });
    } else {
      services.matchToOpen.put(target.matchId);
      void router.navigate({ to: '/matches' });
    }
  });
}
