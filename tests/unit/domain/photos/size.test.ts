import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gifSize } from '@/domain/photos/size/gifSize';
import { heifSize } from '@/domain/photos/size/heifSize';
import { isWholeJpeg, jpegSize } from '@/domain/photos/size/jpegSize';
import { isWholePng, pngSize } from '@/domain/photos/size/pngSize';
import { isWholeWebp, webpSize } from '@/domain/photos/size/webpSize';
import { bytesOf, container, exifWithPreview, gif, jpeg, png, webp } from './pictureBytes.ts';

const formats = [
  ['jpeg', jpeg, jpegSize, 0xffff],
  ['png', png, pngSize, 2 ** 31 - 1],
  ['extended webp', webp.extended, webpSize, 2 ** 24],
  ['lossless webp', webp.lossless, webpSize, 2 ** 14],
  ['lossy webp', webp.lossy, webpSize, 2 ** 14 - 1],
  ['gif', gif, gifSize, 0xffff],
] as const;

describe.each(formats)('the size of a %s', (_, make, sizeOf, largest) => {
  const side = fc.integer({ min: 1, max: largest });

  it('is read, whatever it is', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(sizeOf(make(width, height))).toEqual({ width, height });
      }),
    );
  });

  it('is what the header tells or nothing, wherever the file is cut', () => {
    const whole = make(640, 480);
    for (let length = 0; length < whole.length; length += 1) {
      const size = sizeOf(whole.subarray(0, length));
      // A file cut within the number itself may tell a smaller one; it is refused as cut.
      if (size !== null) expect(size.width * size.height).toBeLessThanOrEqual(640 * 480);
    }
  });

  it('is looked for in any bytes without a fault', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(30), (bytes, from) => {
        const head = make(640, 480).subarray(0, from);
        expect(() => sizeOf(Uint8Array.from([...head, ...bytes]))).not.toThrow();
      }),
    );
  });
});

describe('the size of a JPEG', () => {
  it('is not that of the preview within EXIF', () => {
    expect(jpegSize(jpeg(4000, 3000, exifWithPreview(160, 120)))).toEqual({
      width: 4000,
      height: 3000,
    });
  });

  it('is found behind filling bytes, lone markers and stray bytes', () => {
    const before = [0xff, 0xff, 0xff, 0x01, 0x00, 0x12, 0xff, 0xfe, 0, 4, 1, 2];
    expect(jpegSize(jpeg(7, 9, before))).toEqual({ width: 7, height: 9 });
  });

  it('is found behind a segment whose content looks like a frame', () => {
    const comment = [0xff, 0xfe, 0, 13, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1];
    expect(jpegSize(jpeg(7, 9, comment))).toEqual({ width: 7, height: 9 });
  });

  it.each([0xd0, 0xd7, 0xd9, 0x01])(
    'is found behind the marker %i, which stands alone',
    (marker) => {
      // Read as a length, the next two bytes would lead beyond the frame.
      expect(jpegSize(jpeg(7, 9, [0xff, marker]))).toEqual({ width: 7, height: 9 });
    },
  );

  it.each([0xc1, 0xc2, 0xcf])('is told by a frame of kind %i', (kind) => {
    const bytes = jpeg(7, 9).map((byte, at) => (at === 3 ? kind : byte));
    expect(jpegSize(bytes)).toEqual({ width: 7, height: 9 });
  });

  it('is not taken from tables, whose markers lie among those of frames', () => {
    const tables = [0xc4, 0xc8, 0xcc].flatMap((marker) => [
      0xff,
      marker,
      0,
      9,
      8,
      1,
      1,
      1,
      1,
      1,
      1,
    ]);
    expect(jpegSize(jpeg(7, 9, tables))).toEqual({ width: 7, height: 9 });
  });

  it.each([
    ['no side', jpeg(0, 0)],
    ['no width', jpeg(0, 9)],
    ['no height', jpeg(7, 0)],
    ['a scan before the frame', jpeg(7, 9, [0xff, 0xda, 0, 2])],
  ])('is unknown with %s', (_, bytes) => {
    expect(jpegSize(bytes)).toBeNull();
  });
});

describe('the size of an AVIF or HEIC', () => {
  it('is the largest told: the others are those of tiles', () => {
    const bytes = container(['heic'], [512, 512], [4032, 3024], [512, 512]);
    expect(heifSize(bytes)).toEqual({ width: 4032, height: 3024 });
  });

  it('is found behind a box whose length takes 64 bits', () => {
    const whole = container(['avif'], [640, 480]);
    const long = bytesOf([0, 0, 0, 1], 'free', [0, 0, 0, 0, 0, 0, 0, 18, 7, 7]);
    const bytes = Uint8Array.from([...whole.subarray(0, 16), ...long, ...whole.subarray(16)]);
    expect(heifSize(bytes)).toEqual({ width: 640, height: 480 });
  });

  it('is unknown where none is told', () => {
    expect(heifSize(container(['avif']))).toBeNull();
    expect(heifSize(container(['avif'], [0, 480]))).toBeNull();
    expect(heifSize(container(['avif'], [640, 480]).subarray(0, 20))).toBeNull();
  });

  it('is looked for in any bytes without a fault', () => {
    const whole = container(['avif'], [640, 480]);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(whole.length), (bytes, from) => {
        const head = whole.subarray(0, from);
        expect(() => heifSize(Uint8Array.from([...head, ...bytes]))).not.toThrow();
      }),
    );
  });
});

describe('the size of a WebP', () => {
  it.each([
    ['extended', 'name', 12],
    ['lossless', 'signature', 20],
    ['lossy', 'signature', 23],
  ] as const)('is unknown where the chunk of a %s one has another %s', (kind, _, place) => {
    const bytes = webp[kind](640, 480).map((byte, at) => (at === place ? byte ^ 0x55 : byte));
    expect(webpSize(bytes)).toBeNull();
  });
});

describe('a file cut off', () => {
  it.each([
    ['jpeg', jpeg(640, 480), isWholeJpeg],
    ['jpeg with a preview', jpeg(640, 480, exifWithPreview(16, 12)), isWholeJpeg],
    ['webp', webp.lossy(640, 480), isWholeWebp],
  ])('is told from a whole %s', (_, whole, isWhole) => {
    expect(isWhole(whole)).toBe(true);
    expect(isWhole(whole.subarray(0, whole.length - 2))).toBe(false);
  });

  it('is told from a whole png, whose last checksum may be missing', () => {
    const whole = png(640, 480);
    expect(isWholePng(whole)).toBe(true);
    expect(isWholePng(whole.subarray(0, whole.length - 4))).toBe(true);
    expect(isWholePng(whole.subarray(0, whole.length - 9))).toBe(false);
  });

  it('is not what has more behind its end, as moving photos have', () => {
    expect(isWholeJpeg(Uint8Array.from([...jpeg(640, 480), ...new Array(99).fill(7)]))).toBe(true);
  });
});
