import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getUserProfile } from '@/data/repositories/userProfile';
import {
  type NoticeTarget,
  noticeBody,
  noticeTag,
  type ReplyNotice,
} from '@/domain/chat/replyNotice';

/**
 * Tells of a reply while the app is hidden, where the person has switched that on and the browser
 * lets us. `onShown` is called once it is shown.
 */
export async function notifyWhenHidden(
  database: TaalDatabase,
  notice: ReplyNotice,
  onShown: (target: NoticeTarget) => void,
): Promise<void> {
  if (document.visibilityState !== 'hidden') return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const { title, target } = notice;
  const { notifications } = await getUserProfile(database);
  if (!notifications.messages) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const base = import.meta.env.BASE_URL;
  if (registration === undefined) return;
  await registration.showNotification(title, {
    body: noticeBody(notice, notifications.showText),
    tag: noticeTag(target),
    data: target,
    icon: `${base}icons/icon-192.png`,
    badge: `${base}icons/badge-96.png`,
  });
  onShown(target);
}
