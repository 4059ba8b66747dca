import { expect, it } from 'vitest';
import { sizeText } from '@/features/data-ownership/storage/storedWords';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [52_400, '52 kB'],
  [1_240_000, '1.2 MB'],
  [5_000_000_000, '5 GB'],
  [7_000_000_000_000, '7,000 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
