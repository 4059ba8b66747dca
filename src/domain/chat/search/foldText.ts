/** A letter with what belongs to it: marks, joiners, vowels of Hangul, marks of half-width kana. */
const UNIT = /.(?:\p{M}|\u200C|\u200D|[\u1160-\u11FF\uFF9E\uFF9F])*/gsu;

const ASCII = /^[\t\n -~]*$/;

/** Whether each character of a text is one UTF-16 unit, of a letter without marks. */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

const LATIN_MARKS = /(\p{Script=Latin})[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF]+/gu;
const DEVANAGARI = /\p{Script=Devanagari}/u;
const FORGIVEN = /\u093C|\u0901|\u0940|\u0942|\u0908|\u090A|\u200C|\u200D/g;

/** What Hindi is often typed with or without: nukta, long vowels, the moon over a dot, joiners. */
const FORGIVING: Readonly<Record<string, string>> = {
  '\u0901': '\u0902',
  '\u0940': '\u093F',
  '\u0942': '\u0941',
  '\u0908': '\u0907',
  '\u090A': '\u0909',
};

function foldUnit(unit: string): string {
  const plain = unit
    .normalize('NFKD')
    .toLowerCase()
    .replace(LATIN_MARKS, '$1')
    .replaceAll('ς', 'σ');
  const folded = DEVANAGARI.test(plain)
    ? plain.replace(FORGIVEN, (sign) => FORGIVING[sign] ?? '')
    : plain;
  return folded.normalize('NFC');
}

const MOST_KNOWN = 5000;
const known = new Map<string, string>();

/** A text has few different letters: each is folded once. */
function foldKnown(unit: string): string {
  const before = known.get(unit);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const folded = foldUnit(unit);
  known.set(unit, folded);
  return folded;
}

/**
 * A text in the form in which a search compares (rule “Search in chats”): small letters, compatible
 * forms alike, Latin without accents, Hindi without nukta and with short vowels. Other letters keep
 * their marks: й is not и, and が not か.
 */
export function foldText(text: string): string {
  return isAscii(text) ? text.toLowerCase() : text.replace(UNIT, foldKnown);
}

/** A folded text with the way back: each of its UTF-16 units comes from `[start, end)` of the text. */
export interface FoldedText {
  readonly folded: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Folds a text as `foldText` does, and notes where each part comes from. */
export function foldWithPositions(text: string): FoldedText {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: unit, index } of text.matchAll(UNIT)) {
    const part = foldKnown(unit);
    folded += part;
    for (let at = 0; at < part.length; at += 1) {
      starts.push(index);
      ends.push(index + unit.length);
    }
  }
  return { folded, starts, ends };
}

/** Where in a text the part begins that stands at `position` of the folded one, in UTF-16 units. */
export function positionBeforeFolding(text: string, position: number): number {
  let length = 0;
  if (isAscii(text)) return position;
  for (const { 0: unit, index } of text.matchAll(UNIT)) {
    length += foldKnown(unit).length;
    if (length > position) return index;
  }
  return text.length;
}
