import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertAt, moveTo } from '@/domain/photos/photoOrder';

describe('the order of photos', () => {
  it.each([
    ['c', 0, ['c', 'a', 'b']],
    ['a', 1, ['b', 'a', 'c']],
    ['a', 2, ['b', 'c', 'a']],
    ['b', 1, ['a', 'b', 'c']],
    ['a', 99, ['b', 'c', 'a']],
    ['c', -1, ['c', 'a', 'b']],
    ['x', 0, ['a', 'b', 'c']],
  ])('with %s moved to %i', (id, toIndex, order) => {
    expect(moveTo(['a', 'b', 'c'], id, toIndex)).toEqual(order);
  });

  it.each([
    [0, ['x', 'a', 'b']],
    [1, ['a', 'x', 'b']],
    [9, ['a', 'b', 'x']],
  ])('with one more at %i', (index, order) => {
    expect(insertAt(['a', 'b'], 'x', index)).toEqual(order);
  });

  it('loses and doubles none, wherever one is moved', () => {
    const ids = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(ids, fc.nat(5), fc.integer({ min: -3, max: 9 }), (before, at, toIndex) => {
        const moved = before[at % before.length] ?? '';
        expect([...moveTo(before, moved, toIndex)].sort()).toEqual([...before].sort());
      }),
    );
  });
});
