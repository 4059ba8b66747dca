import { Refused } from './refused';

/** How many bytes tell what a file is. */
const LOOKED_AT = 4096;

function startsWith(bytes: Uint8Array, ...start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Whether a file is a zip archive, by its first bytes. */
export function isArchive(bytes: Uint8Array): boolean {
  return startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6);
}

/** The share of zeros among every second byte. */
function zeros(bytes: Uint8Array, from: 0 | 1): number {
  let found = 0;
  for (let at = from; at < bytes.length; at += 2) if (bytes[at] === 0) found += 1;
  return found / Math.max(1, bytes.length / 2);
}

/** The encoding of a text by its first bytes. A file that is no text is refused. */
export function encodingOf(start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const bytes = start.subarray(0, LOOKED_AT);
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (!bytes.includes(0) && !startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return 'utf-8';
  // Text in Latin letters has a zero beside each.
  if (zeros(bytes, 1) > 0.4 && zeros(bytes, 0) < 0.1) return 'utf-16le';
  if (zeros(bytes, 0) > 0.4 && zeros(bytes, 1) < 0.1) return 'utf-16be';
  throw new Refused('anotherKind');
}
