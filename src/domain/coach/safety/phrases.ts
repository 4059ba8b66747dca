import { normalise } from '../reading/normalise';

const MOST_WORDS_BETWEEN = 3;

/** One place of a phrase: the texts that may stand there, each as its words; or up to three words. */
type Part = readonly (readonly string[])[] | 'anything';
type Phrase = readonly Part[];

/** Whether normalised words hold one of some phrases. */
export type PhraseTest = (words: readonly string[]) => boolean;

function partOf(written: string): Part {
  if (written === '*') return 'anything';
  return written.replace(/[()]/gu, '').split('|').map(normalise);
}

function follows(phrase: Phrase, part: number, words: readonly string[], at: number): boolean {
  const expected = phrase[part];
  if (expected === undefined) return true;
  if (expected !== 'anything') {
    return expected.some(
      (text) =>
        text.every((word, index) => words[at + index] === word) &&
        follows(phrase, part + 1, words, at + text.length),
    );
  }
  const most = Math.min(MOST_WORDS_BETWEEN, words.length - at);
  for (let skipped = 0; skipped <= most; skipped += 1) {
    if (follows(phrase, part + 1, words, at + skipped)) return true;
  }
  return false;
}

/**
 * Phrases as they are spoken, one a line, in any of the three languages: `(a|b)` for one of several
 * words, `*` for up to three words. They are compared after normalising, so that each stands for
 * its misspellings, and Hinglish for Devanagari too. No regular expressions: to compile these took
 * a slow phone 45 ms at the first message, and again at the first in Hindi.
 */
export function phrases(lines: string): PhraseTest {
  const byFirstWord = new Map<string, Phrase[]>();
  for (const line of lines.trim().split(/\s*\n\s*/u)) {
    const phrase = line.split(/\s+/u).map(partOf);
    const [first] = phrase;
    if (first === undefined || first === 'anything') throw new Error(`No first word: ${line}`);
    for (const word of new Set(first.map(([start = '']) => start))) {
      byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), phrase]);
    }
  }
  return (words) =>
    words.some((word, at) =>
      byFirstWord.get(word)?.some((phrase) => follows(phrase, 0, words, at)),
    );
}
