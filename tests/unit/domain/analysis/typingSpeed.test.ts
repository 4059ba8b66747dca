import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countWords, typingSpeed } from '@/domain/analysis/typingSpeed';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('countWords', () => {
  test.each([
    ['', 0],
    ['   \n\t ', 0],
    ['one', 1],
    ['  one  ', 1],
    ['one two', 2],
    ['one\ntwo\r\nthree', 3],
    ['one\n\n\ntwo', 2],
    ['one\ttwo', 2],
    ['one\u00A0two', 2],
    ['one\u2003two\u3000three', 3],
    ['it’s a well-known, fact.', 4],
    ['नमस्ते दुनिया', 2],
    ['😍 😍', 2],
    ['👨‍👩‍👧', 1],
  ])('%j has %d words', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('typingSpeed', () => {
  test.each([
    [10, 60, 10],
    [30, 60, 30],
    [120, 60, 120],
    [7, 8, 53],
    [1, 2.4, 25],
    // Halves are rounded up.
    [41, 120, 21],
  ])('%d words in %d s are %d WPM', (count, seconds, wpm) => {
    expect(typingSpeed(words(count), seconds)).toBe(wpm);
  });

  test.each([
    ['slower than 10 WPM', 9, 60, 10],
    ['no word at all', 0, 60, 10],
    ['endless time', 5, Number.POSITIVE_INFINITY, 10],
    ['just above 120 WPM', 121, 60, 120],
    ['an instant', 50, 0.001, 120],
    ['the smallest time there is', 1, Number.MIN_VALUE, 120],
  ])('is clamped: %s', (_, count, seconds, wpm) => {
    expect(typingSpeed(words(count), seconds)).toBe(wpm);
  });

  test.each([0, -0, -1, Number.NEGATIVE_INFINITY, Number.NaN])('is 0 for %d seconds', (seconds) => {
    expect(typingSpeed('hello there', seconds)).toBe(0);
  });

  it('is 0 or a whole number from 10 to 120, whatever the text and the time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.double(), (text, seconds) => {
        const wpm = typingSpeed(text, seconds);
        expect(Number.isInteger(wpm)).toBe(true);
        if (seconds > 0) expect(wpm).toBeGreaterThanOrEqual(10);
        else expect(wpm).toBe(0);
        expect(wpm).toBeLessThanOrEqual(120);
      }),
    );
  });
});
