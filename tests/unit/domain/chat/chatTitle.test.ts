import { expect, it } from 'vitest';
import { NEW_SESSION_TITLE } from '@/domain/chat/chatSession';
import { chosenTitle } from '@/domain/chat/chatTitle';

it.each([
  ['  Sunday   trek\nwith Kirti ', 'Sunday trek with Kirti'],
  ['💕🔥', '💕🔥'],
  ['', 'Before'],
  [' \n\t ', 'Before'],
  // A sign that chooses how an emoji looks, without the emoji.
  ['\uFE0F\u200B', 'Before'],
  [NEW_SESSION_TITLE, NEW_SESSION_TITLE],
  ['é'.repeat(200), 'é'.repeat(200)],
  ['é'.repeat(201), 'é'.repeat(200)],
  // A family is eleven units: none is cut in half.
  ['👨‍👩‍👧‍👦'.repeat(30), '👨‍👩‍👧‍👦'.repeat(18)],
])('of %j the title becomes %j', (typed, title) => {
  expect(chosenTitle(typed, 'Before')).toBe(title);
});
