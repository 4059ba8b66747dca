/** Bytes of small files, put together by hand: numbers and characters in turn. */
export function bytesOf(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
}

const big16 = (value: number) => [value >>> 8, value & 0xff];
const big32 = (value: number) => [...big16(value >>> 16), ...big16(value & 0xffff)];
const little16 = (value: number) => big16(value).reverse();
const little24 = (value: number) => [...little16(value & 0xffff), value >>> 16];
const little32 = (value: number) => big32(value).reverse();
const zeros = (count: number) => new Array<number>(count).fill(0);

const END_OF_JPEG = [0xff, 0xd9];

/** A JPEG's skeleton; `before` stands between its start and its frame header. */
export function jpeg(width: number, height: number, before: readonly number[] = []): Uint8Array {
  const frame = [0xff, 0xc0, 0, 11, 8, ...big16(height), ...big16(width), 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0x12, 0x34];
  return bytesOf([0xff, 0xd8], before, frame, scan, END_OF_JPEG);
}

/** An APP1 segment with a preview, itself a JPEG of another size. */
export function exifWithPreview(width: number, height: number): number[] {
  const content = [...bytesOf('Exif', [0, 0]), ...jpeg(width, height)];
  return [0xff, 0xe1, ...big16(content.length + 2), ...content];
}

export function png(width: number, height: number): Uint8Array {
  const header = [...big32(width), ...big32(height), 8, 6, 0, 0, 0];
  return bytesOf(
    [0x89],
    'PNG\r\n\x1a\n',
    [...big32(header.length)],
    'IHDR',
    header,
    zeros(4),
    big32(2),
    'IDAT',
    zeros(2 + 4),
    big32(0),
    'IEND',
    zeros(4),
  );
}

function riff(name: string, data: readonly number[]): Uint8Array {
  const chunk = bytesOf(name, little32(data.length), data);
  return bytesOf('RIFF', little32(4 + chunk.length), 'WEBP', [...chunk]);
}

export const webp = {
  extended: (width: number, height: number) =>
    riff('VP8X', [...zeros(4), ...little24(width - 1), ...little24(height - 1)]),
  lossless: (width: number, height: number) =>
    riff('VP8L', [0x2f, ...little32((width - 1) | ((height - 1) << 14)), ...zeros(5)]),
  lossy: (width: number, height: number) =>
    riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little16(width), ...little16(height)]),
} as const;

export function gif(width: number, height: number, version = '89a'): Uint8Array {
  return bytesOf('GIF', version, little16(width), little16(height), [0, 0, 0, 0x3b]);
}

function box(name: string, content: readonly number[]): number[] {
  return [...big32(content.length + 8), ...bytesOf(name), ...content];
}

/** An ISO media file of these brands, with the sizes of its pictures. */
export function container(
  brands: readonly string[],
  ...sizes: readonly (readonly [number, number])[]
): Uint8Array {
  const [major = '', ...others] = brands;
  const named = [...bytesOf(major), ...zeros(4), ...bytesOf(...others)];
  const told = sizes.flatMap(([width, height]) =>
    box('ispe', [...zeros(4), ...big32(width), ...big32(height)]),
  );
  const properties = box('iprp', box('ipco', told));
  return bytesOf(box('ftyp', named), box('meta', [...zeros(4), ...properties]));
}
