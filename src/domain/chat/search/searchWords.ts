import { cutText } from '../../language/cutText';
import { foldText } from './foldText';

/** UTF-16 units of a query that are looked at, and that are looked for once it is folded. */
const MOST_READ = 10_000;
const MOST_SEARCHED = 200;

/**
 * What a text has to contain to be found: the words of a query, folded, each once (rule “Search in
 * chats”).
 */
export function searchWords(query: string): string[] {
  const folded = cutText(foldText(query.slice(0, MOST_READ)).trim(), MOST_SEARCHED);
  const words = [...new Set(folded.split(/\s+/u).filter((word) => word !== ''))];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

const MARK = /^(?:\p{M}|\p{EMod}|\p{Cs}|\p{Cf})/u;

/** Whether a character can begin with this word; a lone vowel sign, for one, begins none. */
export function isSearchable(word: string): boolean {
  return !MARK.test(word);
}

/** The signs that join the next letter to the one before, in the scripts where they make one character. */
const JOINING = /[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D\u200D]/;
const FIRST_JOINING = 0x094d;

function beginsCharacter(folded: string, at: number): boolean {
  // Not a test of each place where most letters are: this is asked 10,000 times for a key.
  return folded.charCodeAt(at - 1) < FIRST_JOINING || !JOINING.test(folded.charAt(at - 1));
}

/** Where a folded text has a searchable word first that begins with a character; -1 for nowhere. */
export function findWord(folded: string, word: string): number {
  let at = folded.indexOf(word);
  while (at > 0 && !beginsCharacter(folded, at)) at = folded.indexOf(word, at + 1);
  return at;
}
