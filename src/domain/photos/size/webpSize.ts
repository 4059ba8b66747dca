import { hasBytes, textAt, uint16Reversed, uint24Reversed, uint32Reversed } from '../bytes';
import { type Size, sizeOf } from './size';

const FIRST_CHUNK = 12;
const DATA = FIRST_CHUNK + 8;
const FOURTEEN_BITS = 0x3fff;

function lossySize(bytes: Uint8Array): Size | null {
  if (!hasBytes(bytes, DATA + 3, [0x9d, 0x01, 0x2a])) return null;
  const width = uint16Reversed(bytes, DATA + 6) & FOURTEEN_BITS;
  return sizeOf(width, uint16Reversed(bytes, DATA + 8) & FOURTEEN_BITS);
}

function losslessSize(bytes: Uint8Array): Size | null {
  if (!hasBytes(bytes, DATA, [0x2f])) return null;
  const bits = uint32Reversed(bytes, DATA + 1);
  return sizeOf((bits & FOURTEEN_BITS) + 1, ((bits >>> 14) & FOURTEEN_BITS) + 1);
}

/** The size of a WebP as its first chunk tells it: extended, lossless or lossy. */
export function webpSize(bytes: Uint8Array): Size | null {
  if (bytes.length < DATA + 10) return null;
  switch (textAt(bytes, FIRST_CHUNK, 4)) {
    case 'VP8X':
      return sizeOf(uint24Reversed(bytes, DATA + 4) + 1, uint24Reversed(bytes, DATA + 7) + 1);
    case 'VP8L':
      return losslessSize(bytes);
    case 'VP8 ':
      return lossySize(bytes);
    default:
      return null;
  }
}

/** Whether a WebP is as long as it says; some writers leave the last filling byte out. */
export function isWholeWebp(bytes: Uint8Array): boolean {
  return bytes.length + 1 >= 8 + uint32Reversed(bytes, 4);
}
