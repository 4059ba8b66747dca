import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomBetween } from '@/domain/random';

it('maps a draw evenly to the range', () => {
  expect(randomBetween(2, 6, () => 0)).toBe(2);
  expect(randomBetween(2, 6, () => 0.5)).toBe(4);
  expect(randomBetween(-1, 1, () => 0.75)).toBe(0.5);
});

it('stays within 0.7 and 1, and within 0.8 and 1, for every draw', () => {
  const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(draw, fc.constantFrom(0.7, 0.8), (drawn, low) => {
      const value = randomBetween(low, 1, () => drawn);
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(1);
    }),
  );
});
