import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemes, graphemesWith } from '@/domain/language/graphemes';

/** As the browsers that have it count. */
const reference = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const expected = (text: string) => Array.from(reference.segment(text), ({ segment }) => segment);

function refusing(): never {
  throw new TypeError('Not here');
}

const TEXTS = [
  '',
  'How are you?',
  'A family 👨‍👩‍👧‍👦 and a flag 🇮🇳🇧🇷, 👍🏽',
  '❤️‍🔥 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'नमस्ते, निशा',
  'Zoë e\u0301 n\u0303',
  'one\r\ntwo\nthree',
];

describe.each([
  ['there', graphemes],
  ['missing, or refuses', graphemesWith(refusing)],
])('graphemes where Intl.Segmenter is %s', (_, characters) => {
  it.each(TEXTS)('counts %j as people do', (text) => {
    expect(characters(text)).toEqual(expected(text));
  });

  it('loses nothing and cuts no emoji, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const found = characters(text);
        expect(found.join('')).toBe(text);
        for (const one of found) expect(one).not.toMatch(/^(?:[\uDC00-\uDFFF]|\uFE0F|\u200D)./u);
      }),
    );
  });
});
