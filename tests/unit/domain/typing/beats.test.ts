import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { beatsOf } from '@/domain/typing/beats';

test.each([
  ['as quick as can be', 0, 1],
  ['the quickest gap', 70, 1],
  ['the longest gap', 1500, 0.08],
  ['a long pause', 60_000, 0.08],
  // In the middle of a logarithmic scale: the root of 70 times 1500.
  ['half-way', Math.sqrt(70 * 1500), 0.54],
])('%s', (_, gap, height) => {
  expect(beatsOf([gap])).toEqual([height]);
});

it('shows nothing for nothing', () => {
  expect(beatsOf([])).toEqual([]);
});

it('shows the last forty', () => {
  const gaps = [...Array.from({ length: 40 }, () => 1500), 70];
  const shown = beatsOf(gaps);
  expect(shown).toHaveLength(40);
  expect(shown.at(0)).toBe(0.08);
  expect(shown.at(-1)).toBe(1);
});

it('lies between 0 and 1 and never rises with the gap', () => {
  const gap = fc.double({ min: 0, max: 1e7, noNaN: true });
  fc.assert(
    fc.property(gap, gap, (one, other) => {
      const [quick = -1, slow = -1] = beatsOf([Math.min(one, other), Math.max(one, other)]);
      expect(slow).toBeGreaterThan(0);
      expect(quick).toBeLessThanOrEqual(1);
      expect(quick).toBeGreaterThanOrEqual(slow);
    }),
  );
});
