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
  // No server makes anyone wait longer than an hour.
  ['3600', 3_600_000],
  ['3601', 3_600_000],
  ['31536000', 3_600_000],
  ['Sat, 05 Jan 2036 12:00:00 GMT', 3_600_000],
  ['9'.repeat(400), 3_600_000],
  ['-5', 0],
  ['1e9', null],
])('%s is %s', (header, milliseconds) => {
  expect(parseRetryAfter(header, NOW)).toBe(milliseconds);
});
