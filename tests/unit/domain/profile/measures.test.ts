import { expect, it } from 'vitest';
import { feetAndInches, HEIGHT_BOUNDS } from '@/domain/profile/height';
import { isWithin, OWN_AGE_BOUNDS } from '@/domain/profile/ownAge';

it.each([
  [170, '5′7″'],
  [183, '6′0″'],
  [152, '5′0″'],
  [100, '3′3″'],
])('%d cm is %s', (centimetres, text) => {
  expect(feetAndInches(centimetres)).toBe(text);
});

it.each([
  [17, false],
  [18, true],
  [99, true],
  [100, false],
  [27.5, false],
  [Number.NaN, false],
  [null, true],
])('an age of %s is taken: %s', (age, taken) => {
  expect(isWithin(age, OWN_AGE_BOUNDS)).toBe(taken);
});

it('takes heights of people', () => {
  expect([99, 100, 250, 251].map((height) => isWithin(height, HEIGHT_BOUNDS))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
