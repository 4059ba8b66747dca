/** Bytes of small files, put together by hand: numbers and characters in turn. */
export function bytesOf(
  ...parts: readonly (string | readonly number[])[]
): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
}

/** The beginnings of files, as far as they tell a kind. */
export const jpeg = bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF', [0]);
export const png = bytesOf([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR');
export const webp = bytesOf('RIFF', [40, 0, 0, 0], 'WEBP', 'VP8 ');

export const gif = (version: string) => bytesOf('GIF', version, [1, 0, 1, 0]);

/** An ISO media file of these brands. */
export function container(brands: readonly string[]): Uint8Array<ArrayBuffer> {
  const [major = '', ...others] = brands;
  const length = 16 + 4 * others.length;
  return bytesOf([0, 0, 0, length], 'ftyp', major, [0, 0, 0, 0], ...others);
}
