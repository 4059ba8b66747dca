import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldText, foldWithPositions, positionBeforeFolding } from '@/domain/chat/search/foldText';
import { mixedText } from './mixedText.ts';

test.each([
  ['Crème BRÛLÉE', 'creme brulee'],
  ['İstanbul', 'istanbul'],
  ['ｆｕｌｌ ﬁt', 'full fit'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
  ['फ़िल्म', 'फिल्म'],
  ['ज़िन्दगी', 'जिन्दगि'],
  ['हूँ', 'हुं'],
  ['ईद', 'इद'],
  ['ऊपर', 'उपर'],
  ['क्‍या', 'क्या'],
  ['ｶﾞ', 'ガ'],
])('%s is compared as %s', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each([
  ['й', 'и'],
  ['ё', 'е'],
  ['が', 'か'],
  ['ά', 'α'],
  ['का', 'कि'],
  ['के', 'कै'],
  ['अ', 'आ'],
])('%s is not %s', (one, other) => {
  expect(foldText(one)).not.toContain(foldText(other));
});

describe('folding', () => {
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it('is the same with positions, which lead back to the text', () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        const { folded, starts, ends } = foldWithPositions(text);
        expect(folded).toBe(foldText(text));
        starts.forEach((start, at) => {
          const end = ends[at] ?? 0;
          expect(start).toBeLessThan(end);
          expect(foldText(text.slice(start, end))).toContain(folded[at]);
          expect(positionBeforeFolding(text, at)).toBe(start);
        });
      }),
    );
  });
});
