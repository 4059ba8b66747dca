import { expect, test, vi } from 'vitest';
import { targetOfMessage } from '@/data/worker/messages';
import { parseNoticeTarget } from '@/data/worker/noticeTarget';
import type { NoticeTarget } from '@/domain/chat/replyNotice';
import { focusOrOpenWindow } from '../../../sw/focusOrOpenWindow.ts';

const HOME = 'https://taal.example/app/';

function openWindowAt(url: string) {
  return { url, focus: vi.fn(async () => {}), postMessage: vi.fn() };
}

function windows(open: readonly ReturnType<typeof openWindowAt>[]) {
  return { matchAll: async () => open, openWindow: vi.fn(async () => null) };
}

const chat: NoticeTarget = { kind: 'chat', sessionId: 'c/1' };
const match: NoticeTarget = { kind: 'match', matchId: 'm1' };

test.each([
  [match, `${HOME}matches`],
  [chat, `${HOME}chat?session=c%2F1`],
  [null, `${HOME}chat`],
])('a tap on a notification opens Taal where it is closed: %o', async (target, address) => {
  const none = windows([]);
  await focusOrOpenWindow(none, HOME, target);
  expect(none.openWindow.mock.calls).toEqual([[address]]);
});

test('a tap brings the open Taal to the front and asks it for the conversation', async () => {
  const other = openWindowAt('https://taal.example/another-app/');
  const taal = openWindowAt(`${HOME}dashboard`);
  const two = windows([other, taal]);
  await focusOrOpenWindow(two, HOME, match);
  expect(taal.focus).toHaveBeenCalledOnce();
  expect(targetOfMessage(taal.postMessage.mock.calls[0]?.[0])).toEqual(match);
  expect(other.focus).not.toHaveBeenCalled();
  expect(two.openWindow).not.toHaveBeenCalled();
});

test('what a notification carried is parsed when it comes back', () => {
  expect(parseNoticeTarget(structuredClone(chat))).toEqual(chat);
  for (const raw of [undefined, null, 'chat', { kind: 'chat' }, { kind: 'x', sessionId: '1' }]) {
    expect(parseNoticeTarget(raw)).toBe(null);
    expect(targetOfMessage(raw)).toBe(null);
  }
});
