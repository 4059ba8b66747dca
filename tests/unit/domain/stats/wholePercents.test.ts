import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { wholePercents } from '@/domain/stats/wholePercents';

test.each([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [[5], [100]],
  [
    [1, 1],
    [50, 50],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [1, 2],
    [33, 67],
  ],
  [
    [3, 3, 1],
    [43, 43, 14],
  ],
])('the shares of %j are %j', (counts, expected) => {
  expect(wholePercents(counts)).toEqual(expected);
});

it('makes exactly a hundred, each share less than one percent from the exact one', () => {
  const counts = fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(counts, (some) => {
      const total = some.reduce((sum, count) => sum + count, 0);
      fc.pre(total > 0);
      const percents = wholePercents(some);
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      percents.forEach((percent, index) => {
        expect(Math.abs(percent - ((some[index] ?? 0) * 100) / total)).toBeLessThan(1);
      });
    }),
  );
});
