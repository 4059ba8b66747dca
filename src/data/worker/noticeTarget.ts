import * as v from 'valibot';
import type { NoticeTarget } from '@/domain/chat/replyNotice';
import { id } from '../database/rows/fields';

/** The conversation of a notification, in its data and in the worker's message to a page. */
export const noticeTarget = v.variant('kind', [
  v.object({ kind: v.literal('chat'), sessionId: id }),
  v.object({ kind: v.literal('match'), matchId: id }),
]);

/** What a notification carried, as it comes back from the browser; null where it is no target. */
export function parseNoticeTarget(raw: unknown): NoticeTarget | null {
  const parsed = v.safeParse(noticeTarget, raw);
  return parsed.success ? parsed.output : null;
}

/** The address, below the app's, at which a new window shows the conversation. */
export function pathOfTarget(target: NoticeTarget): string {
  // Match chats are in memory only: a new window has the people, but no conversation.
  if (target.kind === 'match') return 'matches';
  return `chat?session=${encodeURIComponent(target.sessionId)}`;
}
