import { textAt, uint32 } from '../bytes';
import { type Size, sizeOf } from './size';

const BOX_HEAD = 8;

/** The `meta` box at the top of an AVIF or HEIC file. */
function metaBox(bytes: Uint8Array): Uint8Array | null {
  let at = 0;
  while (at + BOX_HEAD <= bytes.length) {
    const told = uint32(bytes, at);
    // A size of 1 announces one of 64 bits, of which a file this small needs the lower half.
    const size = told === 1 ? uint32(bytes, at + 12) : told;
    if (textAt(bytes, at + 4, 4) === 'meta') return bytes.subarray(at, at + size);
    if (size < BOX_HEAD) return null;
    at += size;
  }
  return null;
}

/** The largest size that an AVIF or HEIC file tells (`ispe`): its tiles have sizes of their own. */
export function heifSize(bytes: Uint8Array): Size | null {
  const meta = metaBox(bytes);
  if (meta === null) return null;
  let largest: Size | null = null;
  for (let at = BOX_HEAD; at + 16 <= meta.length; at += 1) {
    if (meta[at] !== 0x69 || textAt(meta, at, 4) !== 'ispe') continue;
    const size = sizeOf(uint32(meta, at + 8), uint32(meta, at + 12));
    const area = (largest?.width ?? 0) * (largest?.height ?? 0);
    if (size !== null && size.width * size.height > area) largest = size;
  }
  return largest;
}
