/** Bytes past the end read as 0: a header that is cut off never throws. */
function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

export function uint16(bytes: Uint8Array, at: number): number {
  return byteAt(bytes, at) * 0x100 + byteAt(bytes, at + 1);
}

export function uint32(bytes: Uint8Array, at: number): number {
  return uint16(bytes, at) * 0x10000 + uint16(bytes, at + 2);
}

/** Little-endian, as WebP and GIF count. */
export function uint16Reversed(bytes: Uint8Array, at: number): number {
  return byteAt(bytes, at) + byteAt(bytes, at + 1) * 0x100;
}

export function uint24Reversed(bytes: Uint8Array, at: number): number {
  return uint16Reversed(bytes, at) + byteAt(bytes, at + 2) * 0x10000;
}

export function uint32Reversed(bytes: Uint8Array, at: number): number {
  return uint16Reversed(bytes, at) + uint16Reversed(bytes, at + 2) * 0x10000;
}

/** Whether these bytes stand at a place. */
export function hasBytes(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

/** The bytes at a place as characters, one each; fewer at the end of the file. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
