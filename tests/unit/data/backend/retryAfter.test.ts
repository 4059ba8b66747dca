import { expect, test } from 'vitest';
import { parseRetryAfter } from '@/data/backend/retryAfter';

const NOW = Date.parse('2026-01-05T12:00:00Z');

test.each([
  [null, null],
  ['', null],
  ['0', 0],
  ['120', 120_000],
  [' 7 ', 7000],
  ['soon', null],
  ['-', null],
  ['Mon, 05 Jan 2026 12:00:30 GMT', 30_000],
  ['Mon, 05 Jan 2026 12:00:00 GMT', 0],
  ['Mon, 05 Jan 2026 11:00:00 GMT', 0],
])('%s is %s', (header, milliseconds) => {
  expect(parseRetryAfter(header, NOW)).toBe(milliseconds);
});

// An endless wait could not be stored.
test('more than any number holds is no wait', () => {
  expect(parseRetryAfter('9'.repeat(400), NOW)).toBeNull();
});
