import { expect, test } from 'vitest';
import { noticeTag } from '@/domain/chat/replyNotice';

test('each conversation has one tag, whichever kind it is', () => {
  expect(noticeTag({ kind: 'chat', sessionId: 'session_1' })).toBe('chat session_1');
  expect(noticeTag({ kind: 'match', matchId: 'match_1' })).toBe('match match_1');
});
