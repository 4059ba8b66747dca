import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  // It changes in the browser's own settings, from which people come back.
  document.addEventListener('visibilitychange', listener);
  addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('focus', listener);
  };
}

/** What the browser says now of notifications; 'denied' where it has none. */
export function useNotificationPermission(): NotificationPermission {
  return useSyncExternalStore(
    subscribe,
    () => ('Notification' in globalThis ? Notification.permission : 'denied'),
    () => 'default',
  );
}
