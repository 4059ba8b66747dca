import { describe, expect, it } from 'vitest';
import { checkSize, checkWeight, unknownToBrowser } from '@/domain/photos/checkPhoto';
import { MAX_FILE_BYTES } from '@/domain/photos/limits';
import { PHOTO_REFUSALS, refusalTexts } from '@/domain/photos/refusals';

describe('a file offered as a photo', () => {
  it('may weigh 30 MB and no byte more', () => {
    expect(checkWeight(MAX_FILE_BYTES)).toBeNull();
    expect(checkWeight(MAX_FILE_BYTES + 1)).toBe('tooHeavy');
    expect(checkWeight(0)).toBe('empty');
  });

  it.each([
    [8192, 6144],
    [8160, 6120],
    [7000, 7000],
  ])('may come from a camera of 50 megapixels, as %d x %d', (width, height) => {
    expect(checkSize({ width, height })).toBeNull();
  });

  it.each([
    [8000, 8000],
    [100_000, 600],
    [2 ** 31 - 1, 2 ** 31 - 1],
  ])('has too many pixels with %d x %d', (width, height) => {
    expect(checkSize({ width, height })).toBe('tooManyPixels');
  });
});

describe('a refusal', () => {
  it('names the format that the browser lacks, else damage', () => {
    expect(unknownToBrowser('heic')).toBe('heic');
    expect(unknownToBrowser('avif')).toBe('avif');
    expect(unknownToBrowser('jpeg')).toBe('damaged');
  });

  it('has a sentence of its own', () => {
    const texts = PHOTO_REFUSALS.map((reason) => refusalTexts[reason]);
    expect(new Set(texts).size).toBe(PHOTO_REFUSALS.length);
    for (const text of texts) expect(text).toMatch(/^[A-Z].+\.$/);
  });
});
