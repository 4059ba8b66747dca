import { createUnreadBadge, type UnreadBadge } from './unreadBadge';

/** The unread badge of this page; cleared at the start and whenever the page is looked at. */
export function pageUnread(): UnreadBadge {
  const icon = 'setAppBadge' in navigator ? navigator : null;
  const unread = createUnreadBadge(icon, () => document.visibilityState === 'hidden');
  const look = () => {
    if (document.visibilityState === 'visible') unread.seen();
  };
  // In a task of its own: the first word with the system takes a slow phone a while.
  setTimeout(look);
  document.addEventListener('visibilitychange', look);
  return unread;
}
