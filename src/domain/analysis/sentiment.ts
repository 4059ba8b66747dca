import { moodWords } from './moodWords';

export const SENTIMENTS = ['excited', 'positive', 'negative', 'curious', 'neutral'] as const;

/** The mood of a text (rule “Order”). */
export type Sentiment = (typeof SENTIMENTS)[number];

// The variation selector U+FE0F is left out: phones send ❤ with and without it.
const EXCITED_EMOJI = /[😍🥰😘💕❤✨🔥💖]/gu;

/** The signals of mood in a text: each emoji and word as often as it occurs, in its order. */
export interface SentimentSignals {
  readonly excitedEmoji: readonly string[];
  /** How many exclamation marks. */
  readonly exclamations: number;
  /** In lower case, as the negative ones. */
  readonly positiveWords: readonly string[];
  readonly negativeWords: readonly string[];
  /** How many question marks. */
  readonly questions: number;
}

/** Finds the signals that sentiment rests on: emoji, marks and whole words. */
export function sentimentSignals(text: string): SentimentSignals {
  const { positive, negative } = moodWords(text);
  return {
    excitedEmoji: text.match(EXCITED_EMOJI) ?? [],
    exclamations: text.split('!').length - 1,
    positiveWords: positive,
    negativeWords: negative,
    questions: text.split('?').length - 1,
  };
}

/** Whether a text holds an emoji of rule “Signals”. */
export function hasExcitedEmoji(text: string): boolean {
  return text.search(EXCITED_EMOJI) !== -1;
}

/** What decides a mood: `balance` is positive less negative words, the others as often as they are. */
export interface SignalCounts {
  readonly isExcited: boolean;
  readonly exclamations: number;
  readonly balance: number;
  readonly questions: number;
}

/** The mood that signals make: the first that fits, in the order of rule “Order”. */
export function sentimentOfCounts(counts: SignalCounts): Sentiment {
  if (counts.isExcited || counts.exclamations > 1) return 'excited';
  if (counts.balance !== 0) return counts.balance > 0 ? 'positive' : 'negative';
  return counts.questions > 0 ? 'curious' : 'neutral';
}

/** Classifies a text's mood (rule “Order”). */
export function sentimentOf(text: string): Sentiment {
  const signals = sentimentSignals(text);
  return sentimentOfCounts({
    isExcited: signals.excitedEmoji.length > 0,
    exclamations: signals.exclamations,
    balance: signals.positiveWords.length - signals.negativeWords.length,
    questions: signals.questions,
  });
}
