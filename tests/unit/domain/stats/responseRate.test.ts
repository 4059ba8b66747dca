import { expect, it } from 'vitest';
import { responseRate, TIME_TO_ANSWER_MS } from '@/domain/stats/responseRate';

const NOW = new Date(2026, 6, 15, 12);
const before = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

function endsWithReply(ago: number) {
  return { lastMessageAt: before(ago), lastAiMessageAt: before(ago) };
}

const endsWithPerson = { lastMessageAt: before(10), lastAiMessageAt: before(2000) };
const untouched = { lastMessageAt: null, lastAiMessageAt: null };
const firstMessageWaits = { lastMessageAt: before(10), lastAiMessageAt: null };

it('is unknown while there is no message of the assistant', () => {
  expect(responseRate(0, [], NOW)).toBeNull();
  expect(responseRate(0, [untouched, firstMessageWaits], NOW)).toBeNull();
});

it('leaves a reply out that is younger than a day', () => {
  expect(responseRate(1, [endsWithReply(TIME_TO_ANSWER_MS - 1)], NOW)).toBeNull();
  expect(responseRate(4, [endsWithReply(1000)], NOW)).toBe(1);
});

it('counts a reply as missed after a day', () => {
  expect(responseRate(1, [endsWithReply(TIME_TO_ANSWER_MS)], NOW)).toBe(0);
  expect(responseRate(4, [endsWithReply(TIME_TO_ANSWER_MS)], NOW)).toBe(0.75);
  expect(responseRate(2, [endsWithReply(TIME_TO_ANSWER_MS)], NOW)).toBe(0.5);
});

it('counts what stood before in a chat as answered', () => {
  expect(responseRate(3, [endsWithPerson], NOW)).toBe(1);
});

it('takes all chats together', () => {
  const chats = [endsWithPerson, endsWithReply(TIME_TO_ANSWER_MS), endsWithReply(5), untouched];
  expect(responseRate(10, chats, NOW)).toBeCloseTo(8 / 9);
});

it('stays a share where chats and messages disagree', () => {
  expect(responseRate(0, [endsWithReply(TIME_TO_ANSWER_MS)], NOW)).toBe(0);
});

it('holds for ten thousand messages', () => {
  const chats = Array.from({ length: 100 }, () => endsWithReply(TIME_TO_ANSWER_MS));
  expect(responseRate(10_000, chats, NOW)).toBe(0.99);
});
