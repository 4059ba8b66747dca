import { expect, test } from 'vitest';
import { countText } from '@/ui/text/countText';
import { english } from '@/ui/text/english';

test('a count is written as the reader’s English writes it, whether or not digits are grouped', () => {
  const written = new Intl.NumberFormat(english);
  for (const value of [0, 7, 999, 1000, 12_345, 1_234_567, -5, 2.5, 999.4]) {
    expect(countText(value)).toBe(written.format(value));
  }
  expect(countText(100_000)).not.toBe('100000');
});
