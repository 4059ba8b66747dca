import { normalise } from '../reading/normalise';

const ANY_WORDS = '(?: [^ ]+){0,3}';

/** One word of a phrase, or alternatives as in "(kill|hurt)", in the coach's own spelling. */
function pattern(part: string): string {
  if (part === '*') return ANY_WORDS;
  const alternatives = part.replace(/[()]/gu, '').split('|');
  const words = alternatives.map((word) => normalise(word).join(' '));
  return ` (?:${[...new Set(words)].join('|')})`;
}

/**
 * Phrases as they are spoken, one a line, in any of the three languages: `(a|b)` for one of several
 * words, `*` for up to three words. They are compared after normalising, so that each stands for
 * its misspellings, and Hinglish for Devanagari too.
 */
export function phrases(lines: string): RegExp {
  const all = lines
    .trim()
    .split(/\s*\n\s*/u)
    .map((line) => line.split(/\s+/u).map(pattern).join(''));
  return new RegExp(`(?:${all.join('|')})(?= |$)`, 'u');
}

/** The line that phrases are looked for in. */
export const lineOf = (words: readonly string[]): string => ` ${words.join(' ')}`;
