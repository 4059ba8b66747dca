import { expect, test } from 'vitest';
import { changeOf } from '@/domain/stats/change';

test.each([
  [12, 10, { direction: 'up', percent: 20, current: 12 }],
  [5, 10, { direction: 'down', percent: 50, current: 5 }],
  [0, 10, { direction: 'down', percent: 100, current: 0 }],
  [10, 10, { direction: 'flat', percent: 0, current: 10 }],
  [0, 0, { direction: 'flat', percent: 0, current: 0 }],
  [1, 3, { direction: 'down', percent: 67, current: 1 }],
])('%i after %i', (current, before, change) => {
  expect(changeOf(current, before)).toEqual(change);
});

test('from nothing there is no percentage', () => {
  expect(changeOf(4, 0)).toEqual({ direction: 'up', percent: null, current: 4 });
});

test('a difference that rounds to nothing is flat', () => {
  expect(changeOf(1001, 1000)).toEqual({ direction: 'flat', percent: 0, current: 1001 });
});
