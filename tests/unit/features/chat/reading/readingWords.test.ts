import { expect, it } from 'vitest';
import {
  amountText,
  durationText,
  shareText,
  signalWords,
  speedText,
} from '@/features/chat/reading/readingWords';

it.each([
  ['I love love this, it is GREAT', ['love ×2', 'great']],
  ['so 😍 😍 ❤️!!', ['😍 ×2', '❤️', '2 exclamation marks']],
  ['good or bad? why?', ['good', 'bad', '2 question marks']],
  ['stop!', ['1 exclamation mark']],
  ['I live in Pune', []],
])('%j has the signals %j', (text, words) => {
  expect(signalWords(text)).toEqual(words);
});

it.each([
  [0, 'under 1 s'],
  [7.4, '7 s'],
  [119, '119 s'],
  [300, '5 min'],
  [6 * 3600, '6.0 h'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

it('tells speeds, shares and amounts', () => {
  expect(speedText(44.4)).toBe('44 WPM');
  expect(speedText(0)).toBe('Not typed, so not measured');
  expect(shareText(0.844)).toBe('84%');
  expect([amountText(1, 'message'), amountText(5, 'message')]).toEqual(['1 message', '5 messages']);
});
