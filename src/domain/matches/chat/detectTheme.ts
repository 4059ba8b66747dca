import { interestWords } from './content/interestWords';
import { talkWords } from './content/talkWords';
import { wordsInHindi } from './content/wordsInHindi';
import { THEMES, type Theme } from './themes';
import { wordsOf } from './wordsOf';

const COURTEOUS_WORDS = 8;

/** Heard only in short messages that speak of nothing else. */
const COURTESIES: ReadonlySet<Theme> = new Set<Theme>(['sorry', 'thanks', 'laugh', 'greeting']);

const wordsByTheme = { ...talkWords, ...interestWords };

/** How phones spell what the phrases spell out. */
const SPELT_OUT: ReadonlyMap<string, string> = new Map([
  ['u', 'you'],
  ['ur', 'your'],
  ['r', 'are'],
  ['wat', 'what'],
  ['wats', 'whats'],
  ['fav', 'favourite'],
  ['plz', 'please'],
]);

function spellOut(text: string): readonly string[] {
  return wordsOf(text).map((word) => SPELT_OUT.get(word) ?? word);
}

interface Phrases {
  readonly themeOf: ReadonlyMap<string, Theme>;
  readonly mostWords: number;
}

/** The phrases of the themes; one that speaks of two themes is the earlier theme's. */
function phrasesOf(themes: readonly Theme[]): Phrases {
  const themeOf = new Map<string, Theme>();
  let mostWords = 0;
  for (const theme of themes) {
    for (const phrase of [...wordsByTheme[theme], ...(wordsInHindi[theme] ?? [])]) {
      const words = spellOut(phrase);
      const line = words.join(' ');
      if (!themeOf.has(line)) themeOf.set(line, theme);
      mostWords = Math.max(mostWords, words.length);
    }
  }
  return { themeOf, mostWords };
}

const subjects = phrasesOf(THEMES.filter((theme) => theme !== 'askBack' && !COURTESIES.has(theme)));
const questionsBack = phrasesOf(['askBack']);
const courtesies = phrasesOf(THEMES.filter((theme) => COURTESIES.has(theme)));

/** The theme of the longest phrase among the words; the earlier theme's when two are as long. */
function longestNamed(words: readonly string[], { themeOf, mostWords }: Phrases): Theme | null {
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    const starts = words.slice(0, words.length - length + 1);
    const named = new Set(
      starts.map((_, at) => themeOf.get(words.slice(at, at + length).join(' '))),
    );
    const theme = THEMES.find((candidate) => named.has(candidate));
    if (theme !== undefined) return theme;
  }
  return null;
}

/** What a message to a match is about, by the longest phrase that stands in it; else null. */
export function detectTheme(text: string): Theme | null {
  const words = spellOut(text);
  const subject = longestNamed(words, subjects) ?? longestNamed(words, questionsBack);
  if (subject !== null || words.length > COURTEOUS_WORDS) return subject;
  return longestNamed(words, courtesies);
}
