import { OWN_PREFIX } from '@/domain/ownName';
import { createReadNotices, type ReadNotices } from './readNotices';

async function closeNotifications(tag: string): Promise<void> {
  // Without the permission none is shown.
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications?.({ tag })) ?? [];
  for (const notification of shown) notification.close();
}

/** The notifications of what this page shows; they go when somebody looks at it. */
export function pageNotices(): ReadNotices {
  const notices = createReadNotices({
    // Where the browser refuses, they stay until they are tapped.
    close: (tag) => void closeNotifications(tag).catch(() => {}),
    isInView: () => document.visibilityState === 'visible',
    channel: 'BroadcastChannel' in globalThis ? new BroadcastChannel(`${OWN_PREFIX}notices`) : null,
  });
  document.addEventListener('visibilitychange', () => notices.seen());
  return notices;
}
