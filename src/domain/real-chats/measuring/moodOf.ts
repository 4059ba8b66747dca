import {
  hasExcitedEmoji,
  NEGATIVE_WORDS,
  POSITIVE_WORDS,
  type Sentiment,
  sentimentOfCounts,
} from '@/domain/analysis/sentiment';
import { EXCLAMATION, LATIN, OTHER_LETTER, PICTURE, QUESTION } from './characterKinds';
import { withPictures } from './countEmoji';

const WORDS = [...POSITIVE_WORDS, ...NEGATIVE_WORDS].join('|');
const MOOD_WORDS = new RegExp(`\\b(?:${WORDS})\\b`, 'gi');

const LETTER_BEFORE = /[\p{L}\p{M}\p{N}]$/u;
const LETTER_AFTER = /^[\p{L}\p{M}\p{N}]/u;

/** Whether a match is a part of a longer word: to "\b", é and क end a word. */
function isPart(text: string, start: number, end: number): boolean {
  return (
    (text.charCodeAt(start - 1) > 127 && LETTER_BEFORE.test(text.slice(0, start).slice(-2))) ||
    (text.charCodeAt(end) > 127 && LETTER_AFTER.test(text.slice(end, end + 2)))
  );
}

/** Positive less negative words. */
function balanceOf(text: string): number {
  let balance = 0;
  MOOD_WORDS.lastIndex = 0;
  for (let found = MOOD_WORDS.exec(text); found !== null; found = MOOD_WORDS.exec(text)) {
    const [word] = found;
    if (isPart(text, found.index, MOOD_WORDS.lastIndex)) continue;
    balance += POSITIVE_WORDS.has(word.toLowerCase()) ? 1 : -1;
  }
  return balance;
}

/** The rule R6, where only those signals are looked for that can be there. */
function sentimentWith(text: string, kinds: number): Sentiment {
  return sentimentOfCounts({
    isExcited: (kinds & PICTURE) !== 0 && hasExcitedEmoji(withPictures(text)),
    exclamations: (kinds & EXCLAMATION) === 0 ? 0 : text.split('!').length - 1,
    balance: balanceOf(text),
    questions: (kinds & QUESTION) !== 0 && text.includes('?') ? 1 : 0,
  });
}

/**
 * The mood of a text by rule R6, or null where it cannot judge (rule R82). It reads English words
 * and signs: words in another script could mean anything, and a text without letters is judged only
 * by an emoji or a sign that the rule knows. `kinds` is what the text is made of.
 */
export function moodOf(text: string, kinds: number): Sentiment | null {
  const hasLatin = (kinds & LATIN) !== 0;
  if (!hasLatin && (kinds & OTHER_LETTER) !== 0) return null;
  const mood = sentimentWith(text, kinds);
  return hasLatin || mood !== 'neutral' ? mood : null;
}
