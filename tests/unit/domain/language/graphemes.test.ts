import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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
  ['there', Intl.Segmenter],
  ['missing', undefined],
  ['refused', refusing],
])('graphemes where Intl.Segmenter is %s', (_, Segmenter) => {
  let graphemes: (text: string) => string[];
  beforeEach(async () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter });
    vi.resetModules();
    ({ graphemes } = await import('@/domain/language/graphemes'));
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(TEXTS)('counts %j as people do', (text) => {
    expect(graphemes(text)).toEqual(expected(text));
  });

  it('loses nothing and cuts no emoji, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const found = graphemes(text);
        expect(found.join('')).toBe(text);
        for (const one of found) expect(one).not.toMatch(/^(?:[\uDC00-\uDFFF]|\uFE0F|\u200D)./u);
      }),
    );
  });
});
