/**
 * An emoji as people see it: a keycap, a flag, or pictures with their skin tone, variation selector
 * and tags, joined to one by U+200D. Of the signs that fonts draw as text by themselves, those from
 * U+2600 count as well (phones send ❤ with and without its selector), but not © or ™.
 */
const EMOJI =
  /[#*0-9]\uFE0F?\u20E3|\p{RI}{2}|(?:\p{Emoji_Presentation}|[\u2600-\u27BF\u{1F000}-\u{1FAFF}]|(?![#*0-9])\p{Emoji}(?=\uFE0F))(?:\p{EMod}|\uFE0F|[\u{E0020}-\u{E007F}]|\u200D\p{ExtPict})*/gu;

/** How many emoji a text has; a family, a flag or a thumb of any colour is one. */
export function countEmoji(text: string): number {
  return text.match(EMOJI)?.length ?? 0;
}

const FIRST_PICTURE = /[\u00A9\u00AE\u2000-\u3300\uD800-\uDBFF]/;

/** The rest of a text from two units before its first emoji: most stand at the end. */
export function withPictures(text: string): string {
  return text.slice(Math.max(0, text.search(FIRST_PICTURE) - 2));
}
