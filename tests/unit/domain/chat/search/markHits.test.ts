import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldText } from '@/domain/chat/search/foldText';
import { markHits } from '@/domain/chat/search/markHits';
import { graphemes } from '@/domain/language/graphemes';
import { mixedText } from './mixedText.ts';

/** The text with each hit in brackets. */
function marked(text: string, ...words: string[]): string {
  const parts = markHits(text, words.map(foldText));
  return parts.map((part) => (part.isHit ? `[${part.text}]` : part.text)).join('');
}

test.each([
  ['Shall we have Chai?', ['chai'], 'Shall we have [Chai]?'],
  ['Crème brûlée', ['creme', 'BRU'], '[Crème] [brû]lée'],
  ['फ़िल्म देखी', ['फिल्म', 'देखि'], '[फ़िल्म] [देखी]'],
  ['काम', ['क'], '[का]म'],
  ['banana', ['ana'], 'b[anana]'],
  ['ﬁt fit', ['it'], 'ﬁt f[it]'],
  ['क्या या', ['या'], 'क्या [या]'],
  ['мой мои', ['мои'], 'мой [мои]'],
  ['👩‍👧 👧', ['👧'], '👩‍👧 [👧]'],
])('%s, searched for %j', (text, words, shown) => {
  expect(marked(text, ...words)).toBe(shown);
});

describe('marking', () => {
  it('loses nothing of the text', () => {
    fc.assert(
      fc.property(mixedText, mixedText, (text, word) => {
        expect(
          markHits(text, word === '' ? [] : [foldText(word)])
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('marks whole characters that fold to what was searched for, and no more than those', () => {
    fc.assert(
      fc.property(mixedText, fc.nat(), fc.nat(), (text, from, length) => {
        const characters = graphemes(text);
        const start = from % (characters.length + 1);
        const word = foldText(characters.slice(start, start + 1 + (length % 4)).join(''));
        fc.pre(word !== '' && !/\s/u.test(word));
        const hits = markHits(text, [word]).filter(({ isHit }) => isHit);
        const ends = new Set<number>();
        let edge = 0;
        for (const character of characters) {
          ends.add(edge);
          edge += character.length;
        }
        let at = 0;
        for (const part of markHits(text, [word])) {
          expect(ends.has(at)).toBe(true);
          at += part.text.length;
        }
        for (const hit of hits) {
          expect(foldText(hit.text).startsWith(word)).toBe(true);
          const shorter = graphemes(hit.text).slice(0, -1).join('');
          // Two hits that overlap are one mark.
          if (!foldText(hit.text).includes(word, 1)) expect(foldText(shorter)).not.toContain(word);
        }
      }),
    );
  });
});
