/** A number of four bytes; those past the end read as 0, so that a file that is cut off never throws. */
export function uint32(bytes: Uint8Array, at: number): number {
  return [0, 1, 2, 3].reduce((value, step) => value * 0x100 + (bytes[at + step] ?? 0), 0);
}

/** Whether these bytes stand at a place. */
export function hasBytes(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

/** The bytes at a place as characters, one each; fewer at the end of the file. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
