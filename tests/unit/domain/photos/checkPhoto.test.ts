import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPhoto, checkWeight, undecodable } from '@/domain/photos/checkPhoto';
import { MAX_FILE_BYTES } from '@/domain/photos/limits';
import { PHOTO_REFUSALS, refusalTexts } from '@/domain/photos/refusals';
import { bytesOf, container, gif, jpeg, png, webp } from './pictureBytes.ts';

const refused = (reason: string) => ({ kind: 'refused', reason });
const picture = (format: string) => ({ kind: 'picture', format });

describe('a file offered as a photo', () => {
  it.each([
    ['jpeg', jpeg(4000, 3000)],
    ['png', png(4000, 3000)],
    ['webp', webp.extended(4000, 3000)],
    ['gif', gif(400, 300)],
    ['avif', container(['avif'], [4000, 3000])],
    ['heic', container(['heic'], [4000, 3000])],
    ['heic', container(['heic'])],
  ])('is taken as %s', (format, bytes) => {
    expect(checkPhoto(bytes)).toEqual(picture(format));
  });

  it.each([
    ['text', bytesOf('a letter named photo.jpg')],
    ['svg', bytesOf('<svg/>')],
    ['other', new Uint8Array(9)],
    ['empty', new Uint8Array()],
    ['damaged', jpeg(40, 30).subarray(0, 8)],
    ['damaged', png(4000, 3000).subarray(0, 40)],
    ['damaged', webp.extended(400, 300).subarray(0, 22)],
    ['damaged', webp.lossy(0, 300)],
    ['damaged', gif(0, 0)],
    ['tooManyPixels', jpeg(8000, 8000)],
    ['tooManyPixels', png(2 ** 31 - 1, 2 ** 31 - 1)],
    ['tooManyPixels', webp.extended(2 ** 24, 1 + 2 ** 20)],
    ['tooManyPixels', gif(0xffff, 0xffff)],
    ['tooManyPixels', container(['avif'], [65_536, 65_536])],
  ])('is refused as %s', (reason, bytes) => {
    expect(checkPhoto(bytes)).toEqual(refused(reason));
  });

  it('may be a JPEG that lacks its end, which is then said', () => {
    const missingEnd = [0xff, 0xd9];
    for (const cut of [1, 2, 4]) {
      const check = checkPhoto(jpeg(4000, 3000).subarray(0, -cut));
      expect(check).toEqual({ ...picture('jpeg'), missingEnd });
    }
    expect(checkPhoto(jpeg(4000, 3000).subarray(0, 8))).toEqual(refused('damaged'));
  });

  it('may come from a camera of 50 megapixels, whichever way it counts them', () => {
    expect(checkPhoto(jpeg(8192, 6144))).toEqual(picture('jpeg'));
    expect(checkPhoto(jpeg(8160, 6120))).toEqual(picture('jpeg'));
  });

  it('may weigh 30 MB and no byte more', () => {
    expect(checkWeight(MAX_FILE_BYTES)).toBeNull();
    expect(checkWeight(MAX_FILE_BYTES + 1)).toBe('tooHeavy');
    expect(checkWeight(0)).toBe('empty');
  });

  it('is judged whatever its bytes are', () => {
    const heads = [jpeg(9, 9), png(9, 9), webp.lossy(9, 9), gif(9, 9), container(['avif'], [9, 9])];
    fc.assert(
      fc.property(
        fc.constantFrom(new Uint8Array(), ...heads),
        fc.nat(60),
        fc.uint8Array({ maxLength: 200 }),
        (head, length, rest) => {
          const bytes = Uint8Array.from([...head.subarray(0, length), ...rest]);
          expect(['picture', 'refused']).toContain(checkPhoto(bytes).kind);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a refusal', () => {
  it('names the format that the browser lacks, else damage', () => {
    expect(undecodable('heic')).toBe('heic');
    expect(undecodable('avif')).toBe('avif');
    expect(undecodable('jpeg')).toBe('damaged');
  });

  it('has a sentence of its own', () => {
    const texts = PHOTO_REFUSALS.map((reason) => refusalTexts[reason]);
    expect(new Set(texts).size).toBe(PHOTO_REFUSALS.length);
    for (const text of texts) expect(text).toMatch(/^[A-Z].+\.$/);
  });
});
