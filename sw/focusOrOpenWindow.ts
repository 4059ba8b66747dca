import { showMessageFor } from '@/data/worker/messages';
import { pathOfTarget } from '@/data/worker/noticeTarget';
import type { NoticeTarget } from '@/domain/chat/replyNotice';

/** What of the worker's clients this needs. */
interface Windows {
  matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<
    readonly {
      readonly url: string;
      focus(): Promise<unknown>;
      postMessage(message: unknown): void;
    }[]
  >;
  openWindow(url: string): Promise<unknown>;
}

/**
 * What a tap on a notification does: brings Taal to the front and asks it for the conversation or,
 * where it is closed, opens it there. `home` is the address of the app.
 */
export async function focusOrOpenWindow(
  windows: Windows,
  home: string,
  target: NoticeTarget | null,
): Promise<void> {
  const all = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  // Another app on the same host is no window of this one.
  const open = all.find(({ url }) => url.startsWith(home));
  if (open === undefined) {
    const path = target === null ? 'chat' : pathOfTarget(target);
    await windows.openWindow(new URL(path, home).href);
    return;
  }
  // First: a browser may refuse the focus.
  if (target !== null) open.postMessage(showMessageFor(target));
  await open.focus();
}
