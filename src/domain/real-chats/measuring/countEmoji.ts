/**
 * An emoji as people see it: a keycap, a flag, or pictures with their skin tone, variation selector
 * and tags, joined to one by U+200D. Of the signs that fonts draw as text by themselves, those from
 * U+2600 count as well (phones send ❤ with and without its selector), but not © or ™.
 */
const EMOJI =
  /[#*0-9]\uFE0F?\u20E3|\p{RI}{2}|(?:\p{Emoji_Presentation}|[\u2600-\u27BF\u{1F000}-\u{1FAFF}]|(?![#*0-9])\p{Emoji}(?=\uFE0F))(?:\p{EMod}|\uFE0F|[\u{E0020}-\u{E007F}]|\u200D\p{ExtPict})*/uy;

const FIRST_PICTURE = /[\u00A9\u00AE\u2000-\u3300\uD800-\uDBFF]/;
const NEXT_PICTURE = new RegExp(FIRST_PICTURE, 'g');
const KEYCAP = 0x20e3;
/** Units of a keycap before its last: a digit or a sign, and a variation selector. */
const BEFORE_KEYCAP = 2;

/** The rest of a text from two units before its first emoji: most stand at the end. */
export function withPictures(text: string): string {
  return text.slice(Math.max(0, text.search(FIRST_PICTURE) - 2));
}

/** Where the emoji ends that begins between two places of a text; -1 where none does. */
function endOfEmoji(text: string, from: number, to: number): number {
  for (let start = from; start <= to; start += 1) {
    EMOJI.lastIndex = start;
    if (EMOJI.test(text)) return EMOJI.lastIndex;
  }
  return -1;
}

/**
 * How many emoji a text has; a family, a flag or a thumb of any colour is one. Only looks closely
 * where one can be: the whole pattern at each letter of a long chat would take most of its reading.
 */
export function countEmoji(text: string): number {
  let count = 0;
  let read = 0;
  NEXT_PICTURE.lastIndex = 0;
  for (let found = NEXT_PICTURE.exec(text); found !== null; found = NEXT_PICTURE.exec(text)) {
    const { index } = found;
    const isKeycap = text.charCodeAt(index) === KEYCAP;
    const end = endOfEmoji(text, isKeycap ? Math.max(read, index - BEFORE_KEYCAP) : index, index);
    if (end > 0) count += 1;
    read = Math.max(end, index + 1);
    NEXT_PICTURE.lastIndex = read;
  }
  return count;
}
