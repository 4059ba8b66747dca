import { graphemes } from './graphemes';

/** Beyond the limit, so that a character that reaches over it is seen whole; in UTF-16 units. */
const READ_AHEAD = 100;

/**
 * The beginning of a text that has at most `most` UTF-16 units, and ends between two characters as
 * people see them: an emoji may be made of a dozen units, and half of one is another or none.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let length = 0;
  for (const character of graphemes(text.slice(0, most + READ_AHEAD))) {
    if (length + character.length > most) break;
    length += character.length;
  }
  // One character with marks beyond number fills it all.
  return text.slice(0, length === 0 ? most : length);
}
