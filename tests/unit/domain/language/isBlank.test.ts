import { expect, it } from 'vitest';
import { isBlank } from '@/domain/language/isBlank';

const UNSEEN = [
  '',
  ' \n\t\r\u00a0\u3000\u2028',
  '\u200b\u200c\u200d\u200e\u200f',
  '\u2060\u2061\u2064',
  '\u2800\u2800',
  '\u3164\uffa0\u115f\u1160',
  '\u00ad',
  '\ufeff',
  '\ufe0f\ufe0e\u180b\u{e0100}',
  '\u0000\u0007\u001b\u007f\u0085',
  '\u202a\u202e\u2066\u2069\u061c',
  '\u034f\u17b4',
  '\u{e0041}\u{e007f}',
];

const SEEN = ['a', '.', '❤️', '\u200bनमस्ते', '👩‍👩‍👧', '…', '\u00ad-', '⠁', '🏳️‍🌈', '0', '️1'];

it.each(UNSEEN)('takes %j for blank', (text) => {
  expect(isBlank(text)).toBe(true);
});

it.each(SEEN)('takes %j for something', (text) => {
  expect(isBlank(text)).toBe(false);
});
