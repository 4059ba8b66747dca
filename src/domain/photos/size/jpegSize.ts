import { hasBytes, uint16 } from '../bytes';
import { type Size, sizeOf } from './size';

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
/** The two bytes that a whole JPEG ends with. */
export const END_OF_IMAGE: readonly number[] = [MARKER, 0xd9];

/** Markers C0 to CF open a frame, but for those of tables: C4, C8 and CC. */
function opensFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Markers that stand alone, without a length: TEM, RST0 to RST7, SOI, EOI. */
function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
}

/** Where the frame header of a JPEG begins; null when there is none before the scan. */
function frameAt(bytes: Uint8Array): number | null {
  let at = 2;
  while (at + 9 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== MARKER || marker === 0x00 || marker === MARKER) at += 1;
    else if (opensFrame(marker)) return at;
    else if (marker === START_OF_SCAN) return null;
    else if (standsAlone(marker)) at += 2;
    else at += 2 + Math.max(2, uint16(bytes, at + 2));
  }
  return null;
}

/** The size of a JPEG as its frame header tells it, before any turn by EXIF. */
export function jpegSize(bytes: Uint8Array): Size | null {
  const at = frameAt(bytes);
  return at === null ? null : sizeOf(uint16(bytes, at + 7), uint16(bytes, at + 5));
}

/** Whether a JPEG is there to its end; the end of a preview within EXIF does not count. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const start = frameAt(bytes);
  if (start === null) return false;
  for (let at = bytes.length - 2; at > start; at -= 1) {
    if (hasBytes(bytes, at, END_OF_IMAGE)) return true;
  }
  return false;
}
