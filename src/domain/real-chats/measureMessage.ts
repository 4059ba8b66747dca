import { kindsOf, PICTURE, QUESTION } from './measuring/characterKinds';
import { countEmoji } from './measuring/countEmoji';
import { countQuestions } from './measuring/countQuestions';
import { moodOf } from './measuring/moodOf';
import type { MeasuredMessage, RealMessage } from './realMessage';

/**
 * What is kept of a message: counts and its mood (rule “Moods of a real chat”), none of its words.
 * Words are runs between white space, as in rule “Typing speed”, that hold a letter or a digit.
 * Question marks without a word between them are one question. Only a `text` has any of this.
 * `from` is the index of its sender.
 */
export function measureMessage({ at, kind, text }: RealMessage, from: number): MeasuredMessage {
  if (kind !== 'text') return { at, from, kind, words: 0, questions: 0, emoji: 0, mood: null };
  let kinds = 0;
  let words = 0;
  // Whether the run that is being read counts as a word already, 0 or 1. Without a branch for each
  // unit, this takes half the time, and a chat of 20 MB has 20 million of them.
  let isWord = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = kindsOf(text.charCodeAt(index));
    kinds |= unit;
    // SPOKEN sets it, SPACE clears it.
    const isWordNow = (isWord | unit) & ~(unit >> 1) & 1;
    words += isWordNow & ~isWord;
    isWord = isWordNow;
  }
  return {
    at,
    from,
    kind,
    words,
    questions: (kinds & QUESTION) === 0 ? 0 : countQuestions(text),
    emoji: (kinds & PICTURE) === 0 ? 0 : countEmoji(text),
    mood: moodOf(text, kinds),
  };
}
