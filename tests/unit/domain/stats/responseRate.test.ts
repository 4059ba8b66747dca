import { expect, it } from 'vitest';
import { LONGEST_SILENCE_MS } from '@/domain/chat/silence';
import { isLeftUnanswered, responseRate } from '@/domain/stats/responseRate';

const NOW = new Date(2026, 6, 15, 12);
const before = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

function endsWithReply(ago: number) {
  return { lastMessageAt: before(ago), lastAiMessageAt: before(ago), silences: 0 };
}

const endsWithPerson = { lastMessageAt: before(10), lastAiMessageAt: before(2000), silences: 0 };
const untouched = { lastMessageAt: null, lastAiMessageAt: null, silences: 0 };
const firstMessageWaits = { lastMessageAt: before(10), lastAiMessageAt: null, silences: 0 };

it('is unknown while there is no message of the assistant', () => {
  expect(responseRate(0, [], NOW)).toBeNull();
  expect(responseRate(0, [untouched, firstMessageWaits], NOW)).toBeNull();
});

it('leaves a reply out that is younger than six hours', () => {
  expect(responseRate(1, [endsWithReply(LONGEST_SILENCE_MS)], NOW)).toBeNull();
  expect(responseRate(4, [endsWithReply(1000)], NOW)).toBe(1);
});

it('counts a reply as missed after more than six hours', () => {
  expect(responseRate(1, [endsWithReply(LONGEST_SILENCE_MS + 1)], NOW)).toBe(0);
  expect(responseRate(4, [endsWithReply(LONGEST_SILENCE_MS + 1)], NOW)).toBe(0.75);
  expect(responseRate(2, [endsWithReply(LONGEST_SILENCE_MS + 1)], NOW)).toBe(0.5);
});

it('counts what stood before in a chat as answered', () => {
  expect(responseRate(3, [endsWithPerson], NOW)).toBe(1);
});

it('counts what stood before a silence of more than six hours as missed', () => {
  expect(responseRate(4, [{ ...endsWithPerson, silences: 1 }], NOW)).toBe(0.75);
  expect(responseRate(1, [{ ...endsWithPerson, silences: 1 }], NOW)).toBe(0);
  const silentTwice = { ...endsWithReply(LONGEST_SILENCE_MS + 1), silences: 1 };
  expect(responseRate(4, [silentTwice], NOW)).toBe(0.5);
});

it('knows a silence by the reply that ends a chat', () => {
  expect(isLeftUnanswered(endsWithReply(LONGEST_SILENCE_MS), NOW)).toBe(false);
  expect(isLeftUnanswered(endsWithReply(LONGEST_SILENCE_MS + 1), NOW)).toBe(true);
  const longAgo = before(LONGEST_SILENCE_MS + 1);
  expect(isLeftUnanswered({ ...endsWithPerson, lastMessageAt: longAgo }, NOW)).toBe(false);
  expect(isLeftUnanswered(untouched, NOW)).toBe(false);
});

it('takes all chats together', () => {
  const chats = [
    endsWithPerson,
    endsWithReply(LONGEST_SILENCE_MS + 1),
    endsWithReply(5),
    untouched,
  ];
  expect(responseRate(10, chats, NOW)).toBeCloseTo(8 / 9);
});

it('stays a share where chats and messages disagree', () => {
  expect(responseRate(0, [endsWithReply(LONGEST_SILENCE_MS + 1)], NOW)).toBe(0);
});

it('holds for ten thousand messages', () => {
  const chats = Array.from({ length: 100 }, () => endsWithReply(LONGEST_SILENCE_MS + 1));
  expect(responseRate(10_000, chats, NOW)).toBe(0.99);
});
