import type { ReplyNotice } from '@/domain/chat/replyNotice';

/** What of the browser this needs; null where an app's icon carries no number. */
export interface IconBadge {
  setAppBadge(count: number): Promise<void>;
  clearAppBadge(): Promise<void>;
}

export interface UnreadBadge {
  /** A reply has come. */
  replied(notice: ReplyNotice): void;
  /** So many messages of matches wait, in conversations that are closed. */
  setUnread(total: number): void;
  /** Somebody looks at Taal: what is open is read. */
  seen(): void;
}

/**
 * The number on the app's icon: replies in an open conversation that came while Taal was hidden,
 * and what waits in closed ones. What nobody has seen is not known after a restart: it begins at 0.
 */
export function createUnreadBadge(icon: IconBadge | null, isHidden: () => boolean): UnreadBadge {
  let whileHidden = 0;
  let inClosed = 0;

  async function write(count: number): Promise<void> {
    if (count > 0) await icon?.setAppBadge(count);
    else await icon?.clearAppBadge();
  }

  function show(): void {
    // Not installed, or not allowed: there is no icon to write on.
    write(whileHidden + inClosed).catch(() => {});
  }

  return {
    replied({ isOpen }) {
      if (!isOpen || !isHidden()) return;
      whileHidden += 1;
      show();
    },
    setUnread(total) {
      if (total === inClosed) return;
      inClosed = total;
      show();
    },
    seen() {
      whileHidden = 0;
      show();
    },
  };
}
