import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_SIDE } from '@/domain/photos/limits';
import { scaleToFit } from '@/domain/photos/scaleToFit';

const size = fc.record({
  width: fc.integer({ min: 1, max: 100_000 }),
  height: fc.integer({ min: 1, max: 100_000 }),
});

describe('scaling to fit', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 1600, height: 1200 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1200, height: 1600 },
    ],
    [
      { width: 1600, height: 1600 },
      { width: 1600, height: 1600 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 10_000, height: 1 },
      { width: 1600, height: 1 },
    ],
  ])('makes %j into %j', (from, to) => {
    expect(scaleToFit(from, LONGEST_SIDE)).toEqual(to);
  });

  it('never exceeds the limit, never grows, and keeps the shape to within half a pixel', () => {
    fc.assert(
      fc.property(size, (from) => {
        const to = scaleToFit(from, LONGEST_SIDE);
        const factor = Math.min(1, LONGEST_SIDE / Math.max(from.width, from.height));
        expect(Math.max(to.width, to.height)).toBeLessThanOrEqual(LONGEST_SIDE);
        for (const side of ['width', 'height'] as const) {
          expect(to[side]).toBeGreaterThanOrEqual(1);
          expect(to[side]).toBeLessThanOrEqual(from[side]);
          if (to[side] > 1) expect(Math.abs(to[side] - from[side] * factor)).toBeLessThan(0.501);
        }
      }),
    );
  });
});
