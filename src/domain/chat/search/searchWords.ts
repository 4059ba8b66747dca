import { cutText } from '../../language/cutText';
import { foldText } from './foldText';

/** UTF-16 units of a query that are looked at, and that are looked for once it is folded. */
const MOST_READ = 10_000;
const MOST_SEARCHED = 200;

/** What a text has to contain to be found: the words of a query, folded, each once (rule R69). */
export function searchWords(query: string): string[] {
  const folded = cutText(foldText(query.slice(0, MOST_READ)).trim(), MOST_SEARCHED);
  const words = [...new Set(folded.split(/\s+/u).filter((word) => word !== ''))];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

const MARK = /^(?:\p{M}|\p{EMod}|\p{Cs}|\p{Cf})/u;
/** The signs that join the next letter to the one before, in the scripts where they make one character. */
const JOINING = /[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D\u200D]/;

function beginsCharacter(folded: string, at: number): boolean {
  if (at === 0) return true;
  return !JOINING.test(folded.charAt(at - 1));
}

/** Where a folded text has a word first that begins with a character of its own; -1 for nowhere. */
export function findWord(folded: string, word: string): number {
  let at = folded.indexOf(word);
  if (at === -1 || MARK.test(word)) return -1;
  while (at !== -1 && !beginsCharacter(folded, at)) at = folded.indexOf(word, at + 1);
  return at;
}
