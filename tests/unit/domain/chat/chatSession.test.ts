import { expect, it } from 'vitest';
import { isSendable } from '@/domain/chat/chatMessage';
import { emptySession, sessionId } from '@/domain/chat/chatSession';

it('names a session after its time', () => {
  expect(sessionId(1_767_614_400_000)).toBe('session_1767614400000');
});

it('starts a session without messages', () => {
  expect(emptySession(5000)).toEqual({
    id: 'session_5000',
    title: 'New Chat',
    timestamp: new Date(5000),
    messageCount: 0,
    lastMessageAt: null,
    lastAiMessageAt: null,
    silences: 0,
    recentReplyIds: [],
  });
});

it.each([
  ['', false],
  ['   ', false],
  ['\n\t\u00A0\u3000', false],
  ['.', true],
  [' hi ', true],
  ['😍', true],
])('%j may be sent: %s', (text, sendable) => {
  expect(isSendable(text)).toBe(sendable);
});
