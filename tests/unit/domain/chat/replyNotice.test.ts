import { expect, test } from 'vitest';
import { noticeBody, noticeTag } from '@/domain/chat/replyNotice';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';

test('each conversation has one tag, whichever kind it is', () => {
  expect(noticeTag({ kind: 'chat', sessionId: 'session_1' })).toBe('chat session_1');
  expect(noticeTag({ kind: 'match', matchId: 'match_1' })).toBe('match match_1');
});

test('a notification has the words of a reply only where the person wants them', () => {
  const target = { kind: 'match', matchId: 'm1' } as const;
  const notice = { title: 'Ananya, practice partner', body: 'The sea', target, isOpen: false };
  expect(noticeBody(notice, true)).toBe('The sea');
  expect(noticeBody(notice, false)).toBe('A reply is here for you');
  expect(EMPTY_USER_PROFILE.notifications.showText).toBe(false);
});
