import { expect, it } from 'vitest';
import { othersText } from '@/domain/real-chats/othersText';

it.each([
  [0, null],
  [1, 'One other file came with this one. Taal reads one chat at a time: add them one by one.'],
  [2, '2 other files came with this one. Taal reads one chat at a time: add them one by one.'],
])('of %i files that came with a chat it says: %s', (others, text) => {
  expect(othersText(others)).toBe(text);
});
