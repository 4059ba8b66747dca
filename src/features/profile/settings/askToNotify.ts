/**
 * Why no notification can be shown: on plain http nobody may ask; some browsers have none, or no
 * worker to show them (Safari on iOS only in an installed app); or the person, or the browser's
 * settings, said no.
 */
export type NotifyRefusal = 'insecure' | 'missing' | 'denied';

/** Asks the browser's permission where it has not been given; null when it is granted. */
export async function askToNotify(): Promise<NotifyRefusal | null> {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'missing';
  try {
    const { permission } = Notification;
    const answer = permission === 'default' ? await Notification.requestPermission() : permission;
    return answer === 'granted' ? null : 'denied';
  } catch {
    return 'denied';
  }
}
