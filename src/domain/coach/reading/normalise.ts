import { HINDI_VARIANTS, TEXTING_FORMS } from './textingForms';
import { transliterate } from './transliterate';

const READ_CHARACTERS = 2000;

// Marks that nothing is seen of: joiners, soft hyphens, direction marks, variation selectors.
const INVISIBLE = /\p{Cf}|\u034f|[\u115f\u1160\u2800\u3164]|[\ufe00-\ufe0f]/gu;
const APOSTROPHE = /['’‘`´]/gu;
// "s u i c i d e" and "s.u.i.c.i.d.e": at least four single letters in a row.
const SPACED_LETTERS = /(?<![\p{L}\p{M}\p{N}])(?:[a-z][\s.\-_*]){3,}[a-z](?![\p{L}\p{M}\p{N}])/gu;
const TOKEN = /[\p{L}\p{M}\p{N}@$]+|\p{Extended_Pictographic}|\?|!/gu;
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const DIGIT_AMONG_LETTERS =
  /[a-z][0134578@$]+(?=[a-z])|^[0134578@$]+[a-z]{2,}.*|^[a-z]{5,}[01345]$/u;
// "5k", "2nd", "17f", "6pm" and "10th" are numbers.
const NUMBER =
  /^\d+(?:k|l|m|f|st|nd|rd|th|am|pm|yr|yrs|km|cm|rs|min|mins|hr|hrs|h|x|lakh|cr|g|gb|saal|din)?$/u;
const REPEATED = /(.)\1+/gu;

/** Letters that people use for one another in romanised Hindi, and in hasty English. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/w/gu, 'v'],
  [/z/gu, 'j'],
  [/ck/gu, 'k'],
  [/q(?!u)/gu, 'k'],
  [/x/gu, 'ks'],
  [/aa/gu, 'a'],
  [/ee|ii/gu, 'i'],
  [/oo|uu/gu, 'u'],
  [/chh|cch/gu, 'ch'],
  [REPEATED, '$1'],
];

/** The letters of a word that are heard: "pyaar", "pyar" and "प्यार" have the same skeleton. */
export function skeletonOf(word: string): string {
  return FOLDS.reduce((folded, [pattern, letter]) => folded.replace(pattern, letter), word);
}

function folded(rows: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...rows].map(([form, word]) => [skeletonOf(form), skeletonOf(word)]));
}

const variants = folded(HINDI_VARIANTS);

function wordsOfToken(token: string): readonly string[] {
  if (NUMBER.test(token)) return [token];
  // Two letters in a row are common; three are stress, at the end of one letter ("sooo").
  const calm = token.replace(/(.)\1{2,}$/u, '$1').replace(/(.)\1{2,}/gu, '$1$1');
  const meant = TEXTING_FORMS.get(calm) ?? TEXTING_FORMS.get(calm.replace(REPEATED, '$1'));
  if (meant !== undefined) return meant.split(' ');
  if (!DIGIT_AMONG_LETTERS.test(calm)) return [calm];
  return [calm.replace(/[0134578@$]/gu, (letter) => LEET[letter] ?? letter)];
}

const MOST_TOKENS_KNOWN = 5000;
const known = new Map<string, readonly string[]>();

/** A message is read by sentence and as a whole, and few of its words are new. */
function skeletonsOf(token: string): readonly string[] {
  const read = known.get(token);
  if (read !== undefined) return read;
  const words = wordsOfToken(token).map((word) => {
    const skeleton = skeletonOf(word);
    return variants.get(skeleton) ?? skeleton;
  });
  if (known.size === MOST_TOKENS_KNOWN) known.clear();
  known.set(token, words);
  return words;
}

/**
 * The words of a message as the coach reads them: lower case, without invisible marks and
 * apostrophes, texting forms written out, romanised and Devanagari Hindi folded to one spelling.
 * Question marks, exclamation marks and emoji are words too. The first 2,000 characters are read.
 * The result is for reading only; it is never shown.
 */
export function normalise(text: string): readonly string[] {
  const plain = text
    .slice(0, READ_CHARACTERS)
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(APOSTROPHE, '')
    .replace(SPACED_LETTERS, (letters) => letters.replace(/[\s.\-_*]/gu, ''));
  const tokens = transliterate(plain).match(TOKEN) ?? [];
  return tokens.flatMap(skeletonsOf);
}
