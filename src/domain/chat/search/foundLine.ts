import { cutText } from '../../language/cutText';
import { graphemes } from '../../language/graphemes';
import { positionBeforeFolding } from './foldText';
import { findWord } from './searchWords';

/** Characters shown before a hit. */
const BEFORE = 24;
/** UTF-16 units that are looked at for them, and that are shown from a hit on. */
const READ_BEFORE = 200;
const FROM_HIT = 80;

/** What of a line comes before a hit, from a whole word on where it is cut. */
function lead(before: string): string {
  const near = before.slice(-READ_BEFORE);
  const characters = near.length > BEFORE ? graphemes(near) : [near];
  if (near.length === before.length && characters.length <= BEFORE) return before.trimStart();
  const shown = characters.slice(-BEFORE).join('');
  return `…${shown.slice(shown.search(/\s/u) + 1)}`;
}

/**
 * The line of a text that has one of the words of a search first, cut around it (rule “Search in
 * chats”); `folded` is the text as `foldText` makes it.
 */
export function foundLine(
  { text, folded }: { readonly text: string; readonly folded: string },
  words: readonly string[],
): string {
  const found = words.map((word) => findWord(folded, word)).filter((at) => at !== -1);
  const hit = positionBeforeFolding(text, Math.min(...found, folded.length));
  const start = hit === 0 ? 0 : text.lastIndexOf('\n', hit - 1) + 1;
  const nextLine = text.indexOf('\n', hit);
  const end = nextLine === -1 ? text.length : nextLine;
  const rest = text.slice(hit, Math.min(end, hit + 2 * FROM_HIT));
  const tail = cutText(rest, FROM_HIT);
  return `${lead(text.slice(start, hit))}${tail.trimEnd()}${tail === rest ? '' : '…'}`;
}
