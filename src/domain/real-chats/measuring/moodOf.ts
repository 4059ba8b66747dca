import { moodWords } from '@/domain/analysis/moodWords';
import { hasExcitedEmoji, type Sentiment, sentimentOfCounts } from '@/domain/analysis/sentiment';
import { EXCLAMATION, OTHER_LETTER, PICTURE, QUESTION, READ_LETTER } from './characterKinds';
import { withPictures } from './countEmoji';

/** Positive less negative words. */
function balanceOf(text: string): number {
  const { positive, negative } = moodWords(text);
  return positive.length - negative.length;
}

/** The rule “Order”, where only those signals are looked for that can be there. */
function sentimentWith(text: string, kinds: number): Sentiment {
  return sentimentOfCounts({
    isExcited: (kinds & PICTURE) !== 0 && hasExcitedEmoji(withPictures(text)),
    exclamations: (kinds & EXCLAMATION) === 0 ? 0 : text.split('!').length - 1,
    balance: (kinds & READ_LETTER) === 0 ? 0 : balanceOf(text),
    questions: (kinds & QUESTION) !== 0 && text.includes('?') ? 1 : 0,
  });
}

/**
 * The mood of a text by rule “Order”, or null where it cannot judge (rule “Moods of a real chat”).
 * It reads the words of English, Hinglish and Hindi, and signs: words in another script could mean
 * anything, and a text without letters is judged only by an emoji or a sign that the rule knows.
 * `kinds` is what the text is made of.
 */
export function moodOf(text: string, kinds: number): Sentiment | null {
  const hasRead = (kinds & READ_LETTER) !== 0;
  if (!hasRead && (kinds & OTHER_LETTER) !== 0) return null;
  const mood = sentimentWith(text, kinds);
  return hasRead || mood !== 'neutral' ? mood : null;
}
