const ASCII_ZERO = 0x30;
const FIRST_OTHER = 0x660;

/** The zeros of the digits that phones in India and around write dates with. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x1c50, 0xabf0,
] as const;

/** The value of a digit by its character code, of any of those scripts; -1 for all else. */
export function digitOf(code: number): number {
  const ascii = code - ASCII_ZERO;
  if (ascii >= 0 && ascii <= 9) return ascii;
  if (code < FIRST_OTHER) return -1;
  for (const zero of ZEROS) {
    if (code >= zero && code <= zero + 9) return code - zero;
  }
  return -1;
}

/** A mark that is not seen: of direction, or of the order of bytes. */
export function isMark(code: number): boolean {
  return (
    code === 0x200e ||
    code === 0x200f ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069) ||
    code === 0x61c ||
    code === 0xfeff
  );
}

/** A space on a line; U+202F stands before am and pm since 2023. */
export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0xa0 || code === 0x202f || code === 0x2009 || code === 0x9;
}
