import { textAt, uint32 } from '../bytes';
import { type Size, sizeOf } from './size';

const SIGNATURE_LENGTH = 8;
/** Length, name and checksum. */
const CHUNK_FRAME = 12;

/** The size of a PNG as its header chunk tells it. */
export function pngSize(bytes: Uint8Array): Size | null {
  if (textAt(bytes, SIGNATURE_LENGTH + 4, 4) !== 'IHDR') return null;
  return sizeOf(uint32(bytes, 16), uint32(bytes, 20));
}

/** Whether a PNG is there to its last chunk. */
export function isWholePng(bytes: Uint8Array): boolean {
  let at = SIGNATURE_LENGTH;
  while (at + 8 <= bytes.length) {
    if (textAt(bytes, at + 4, 4) === 'IEND') return true;
    at += CHUNK_FRAME + uint32(bytes, at);
  }
  return false;
}
