import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { preview } from '@/domain/chat/preview';

const THIRTY = 'abcdefghijklmnopqrstuvwxyz1234';

test.each([
  ['', ''],
  ['hello', 'hello'],
  ['  hello  ', 'hello'],
  ['hello\n\n  there\tyou', 'hello there you'],
  ['a\u00A0b', 'a b'],
  [THIRTY, THIRTY],
  [`${THIRTY}   `, THIRTY],
  [`${THIRTY}5`, `${THIRTY}…`],
  ['abcdefghijklmnopqrstuvwxyz123 45', 'abcdefghijklmnopqrstuvwxyz123…'],
])('%j is shown as %j', (text, shown) => {
  expect(preview(text)).toBe(shown);
});

test.each(['👨‍👩‍👧‍👦', '🇮🇳', '👍🏽', 'नि', 'e\u0301'])(
  '%s is one character and is never cut',
  (one) => {
    expect(preview(one.repeat(30))).toBe(one.repeat(30));
    expect(preview(one.repeat(31))).toBe(`${one.repeat(30)}…`);
  },
);

test.each([1000, 5000])('%d blanks in front do not hide the text', (count) => {
  expect(preview(`${' \n'.repeat(count)}hello`)).toBe('hello');
});

it('is quick for a very long text', () => {
  expect(preview('word '.repeat(20_000))).toBe('word word word word word word…');
});

it('is at most thirty characters on one line', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const shown = preview(text);
      expect([...segmenter.segment(shown.replace(/…$/u, ''))].length).toBeLessThanOrEqual(30);
      expect(shown).not.toMatch(/[\n\r\t]|^\s|\s$/u);
    }),
  );
});
