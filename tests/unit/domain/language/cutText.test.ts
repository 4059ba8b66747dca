import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from '@/domain/language/cutText';
import { graphemes } from '@/domain/language/graphemes';

it('leaves a text alone that is short enough', () => {
  expect(cutText('नमस्ते 👩‍👩‍👧', 100)).toBe('नमस्ते 👩‍👩‍👧');
});

it('never cuts within an emoji, a flag or a letter with its signs', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(cutText(`ab${family}`, 2 + family.length - 1)).toBe('ab');
  expect(cutText(`ab${family}c`, 2 + family.length)).toBe(`ab${family}`);
  expect(cutText('x😀', 2)).toBe('x');
  expect(cutText('🇮🇳🇮🇳', 6)).toBe('🇮🇳');
  expect(cutText('स्ते', 1)).not.toMatch(/[\u0900-\u0903\u093a-\u094d]$/);
});

it('keeps something of one character that is longer than all there may be', () => {
  const marked = `a${'\u0301'.repeat(500)}`;
  expect(cutText(marked, 50)).toHaveLength(50);
});

it('gives the longest beginning of whole characters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 20, max: 60 }),
      (text, most) => {
        const cut = cutText(text, most);
        const characters = graphemes(text);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(most);
        let whole = '';
        for (const character of characters) {
          if (whole.length + character.length > most) break;
          whole += character;
        }
        expect(cut).toBe(whole);
      },
    ),
  );
});
