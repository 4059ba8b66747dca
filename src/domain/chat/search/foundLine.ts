import { graphemes } from '../../language/graphemes';
import { foldText, positionBeforeFolding } from './foldText';
import { findWord } from './searchWords';

/** Characters shown before a hit, and from it on. */
const BEFORE = 24;
const FROM_HIT = 120;

/** UTF-16 units that are looked at on each side: a text may have millions. */
const READ = 1000;

/** The line of a text that has the first word of a search, cut around it (rule R69). */
export function foundLine(text: string, words: readonly string[]): string {
  const folded = foldText(text);
  const found = Math.max(0, Math.min(...words.map((word) => findWord(folded, word))));
  const hit = positionBeforeFolding(text, found);
  const lineStart = text.lastIndexOf('\n', hit - 1) + 1;
  const lineEnd = text.indexOf('\n', hit);
  const start = hit === 0 ? 0 : lineStart;
  const before = graphemes(text.slice(Math.max(start, hit - READ), hit));
  const after = graphemes(
    text.slice(hit, Math.min(lineEnd === -1 ? text.length : lineEnd, hit + READ)),
  );
  const lead = before.slice(-BEFORE).join('');
  // From a whole word on, where there is one.
  const isCut = lead.length < hit - start;
  const shownLead = isCut ? `…${lead.slice(lead.search(/\s/u) + 1)}` : lead.trimStart();
  const tail = after.slice(0, FROM_HIT).join('').trimEnd();
  return `${shownLead}${tail}${after.length > FROM_HIT ? '…' : ''}`;
}
