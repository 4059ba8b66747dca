import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { averageTypingSpeed, mean, mostFrequent } from '@/domain/stats/averages';

test.each([
  [[], null],
  [[0], 0],
  [[4], 4],
  [[1, 2], 1.5],
  [[1, 2, 6], 3],
])('the mean of %j is %s', (values, expected) => {
  expect(mean(values)).toBe(expected);
});

test.each([
  [[], 0],
  [[0, 0], 0],
  [[40], 40],
  [[40, 0, 60, 0], 50],
  [[40, 41], 41],
  [[10, 10, 11], 10],
])('the average speed of %j is %d', (speeds, expected) => {
  expect(averageTypingSpeed(speeds)).toBe(expected);
});

test.each([
  [[], null],
  [['a'], 'a'],
  [['a', 'b', 'a'], 'a'],
  // Ties go to the one seen last.
  [['a', 'b'], 'b'],
  [['b', 'a'], 'a'],
  [['a', 'a', 'b', 'b'], 'b'],
  [['b', 'b', 'a', 'a', 'b', 'a'], 'a'],
  [['a', 'a', 'b', 'b', 'c'], 'b'],
  [['a', 'a', 'a', 'b', 'b'], 'a'],
])('of %j the most frequent is %s', (values, expected) => {
  expect(mostFrequent(values)).toBe(expected);
});

it('finds a value that no other outnumbers, and of equals the one seen last', () => {
  const value = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const count = (wanted: string | null) => values.filter((entry) => entry === wanted).length;
      const winner = mostFrequent(values);
      const most = Math.max(...values.map(count));
      expect(count(winner)).toBe(most);
      expect(values.findLast((entry) => count(entry) === most)).toBe(winner);
    }),
  );
});
