import { expect, test } from 'vitest';
import { changeInWords, hoursInWords } from '@/features/dashboard/figureWords';

test.each([
  [3.2, '3.2 h'],
  [0.05, '0.1 h'],
  [12 / 3600, '12 s'],
  [150 / 3600, '3 min'],
  [0, '0 s'],
])('%d hours', (hours, words) => {
  expect(hoursInWords(hours)).toEqual(words);
});

test('a change is told in percent, or as the count where there is none', () => {
  expect(changeInWords({ direction: 'down', percent: 25 })).toBe('25%');
  expect(changeInWords({ direction: 'up', percent: null, current: 4 })).toBe('4 in 7 days');
});
