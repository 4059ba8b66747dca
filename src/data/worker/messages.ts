import * as v from 'valibot';
import type { NoticeTarget } from '@/domain/chat/replyNotice';
import { id } from '../database/rows/fields';
import { noticeTarget } from './noticeTarget';

/*
 * What page and worker say to each other. Either may be a version older than the other, for as long
 * as a tab stays open: a message keeps its spelling for good.
 */

/** Page to worker, with a port for the answer: the version of the app the worker was built with. */
export const VERSION_QUESTION = 'taal-version';

/** Page to waiting worker: the person agreed to the update. Pages send workbox-window's own. */
export const TAKE_OVER = 'taal-take-over';

export type PageMessage = typeof VERSION_QUESTION | typeof TAKE_OVER;

function isOfWorkboxWindow(raw: unknown): boolean {
  return raw instanceof Object && 'type' in raw && raw.type === 'SKIP_WAITING';
}

/** What a page says to the worker; null for another message. */
export function parsePageMessage(raw: unknown): PageMessage | null {
  if (raw === VERSION_QUESTION || raw === TAKE_OVER) return raw;
  return isOfWorkboxWindow(raw) ? TAKE_OVER : null;
}

/** The worker's answer to the question for its version; null where it is none. */
export function parseVersion(raw: unknown): string | null {
  return v.is(id, raw) ? raw : null;
}

const SHOW = 'taal-show';
const showMessage = v.object({ type: v.literal(SHOW), target: noticeTarget });

/** Worker to page: show this conversation. */
export function showMessageFor(target: NoticeTarget): unknown {
  return { type: SHOW, target };
}

/** The conversation that a worker's message asks for; null for another message. */
export function targetOfMessage(raw: unknown): NoticeTarget | null {
  const parsed = v.safeParse(showMessage, raw);
  return parsed.success ? parsed.output.target : null;
}
