import { expect, it } from 'vitest';
import { isSendable } from '@/domain/chat/chatMessage';

it.each([
  '',
  ' \n\t',
  '\u200b',
  '\u2060\u2060',
  '\u2800',
  '\u3164',
  '\u00ad',
  '\ufeff\u200e\ufe0f',
])('does not send %j, of which nothing can be seen', (text) => {
  expect(isSendable(text)).toBe(false);
});

it.each(['a', '.', '❤️', '\u200bनमस्ते'])('sends %j', (text) => {
  expect(isSendable(text)).toBe(true);
});
