// What a UTF-16 unit is, as bits; several may be set. The first two are shifted against each other
// where words are counted, so their values count.
/** A letter or a digit: a run between white space that has none of these is no word. */
export const SPOKEN = 1;
export const SPACE = 2;
/** A Latin or Devanagari letter, which the rule of moods can read. */
export const READ_LETTER = 4;
/** A letter of another script, which the rule of moods cannot read. */
export const OTHER_LETTER = 8;
/** May be an emoji or the beginning of one; also half of any character beyond U+FFFF. */
export const PICTURE = 16;
export const QUESTION = 32;
export const EXCLAMATION = 64;
/** Set once a unit has been looked at, as some are of no kind. */
const KNOWN = 128;

const TESTS: readonly (readonly [kind: number, test: RegExp])[] = [
  [SPOKEN, /[\p{L}\p{N}]/u],
  [SPACE, /\s/],
  [READ_LETTER, /(?=\p{L})[\p{Script=Latin}\p{Script=Devanagari}]/u],
  [OTHER_LETTER, /(?![\p{Script=Latin}\p{Script=Devanagari}])\p{L}/u],
  [PICTURE, /(?![ -~])\p{Emoji}|\u20E3|\p{Surrogate}/u],
  [QUESTION, /[?\u061F\uFF1F]/],
  [EXCLAMATION, /!/],
];

// Each is examined once: a hundred thousand messages use a few hundred of them.
const examined = new Uint8Array(0x10000);

function examine(unit: number): number {
  const character = String.fromCharCode(unit);
  let kinds = KNOWN;
  for (const [kind, test] of TESTS) if (test.test(character)) kinds |= kind;
  examined[unit] = kinds;
  return kinds;
}

/** The kinds of a UTF-16 unit. */
export function kindsOf(unit: number): number {
  return examined[unit] || examine(unit);
}
