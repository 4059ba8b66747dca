import { expect, test, vi } from 'vitest';
import { createUnreadBadge } from '@/app/page/unreadBadge';
import type { ReplyNotice } from '@/domain/chat/replyNotice';

const inOpenChat: ReplyNotice = {
  title: 'Taal',
  body: 'A reply',
  target: { kind: 'chat', sessionId: 'c1' },
  isOpen: true,
};

function badge() {
  const shown: number[] = [];
  const page = { hidden: true };
  const icon = {
    setAppBadge: vi.fn(async (count: number) => void shown.push(count)),
    clearAppBadge: vi.fn(async () => void shown.push(0)),
  };
  return { shown, page, unread: createUnreadBadge(icon, () => page.hidden) };
}

test('counts replies that come while Taal is hidden, until somebody looks', () => {
  const { shown, unread } = badge();
  unread.replied(inOpenChat);
  unread.replied(inOpenChat);
  unread.seen();
  expect(shown).toEqual([1, 2, 0]);
});

test('does not count what is read as it comes', () => {
  const { shown, page, unread } = badge();
  page.hidden = false;
  unread.replied(inOpenChat);
  expect(shown).toEqual([]);
});

test('adds what waits in closed match chats, which looking at Taal does not read', () => {
  const { shown, unread } = badge();
  // Its conversation is closed: the matches count it themselves.
  unread.replied({ ...inOpenChat, isOpen: false });
  unread.setUnread(2);
  unread.replied(inOpenChat);
  unread.seen();
  unread.setUnread(0);
  expect(shown).toEqual([2, 3, 2, 0]);
});

test('does without where the icon carries no number, or may not', () => {
  createUnreadBadge(null, () => true).replied(inOpenChat);
  const refused = { setAppBadge: () => Promise.reject(new Error()), clearAppBadge: async () => {} };
  createUnreadBadge(refused, () => true).replied(inOpenChat);
});
