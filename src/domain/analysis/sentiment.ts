export const SENTIMENTS = ['excited', 'positive', 'negative', 'curious', 'neutral'] as const;

/** The mood of a text (rule R6). */
export type Sentiment = (typeof SENTIMENTS)[number];

// The variation selector U+FE0F is left out: phones send ❤ with and without it.
const EXCITED_EMOJI = /[😍🥰😘💕❤✨🔥💖]/gu;

/** Rule R7. */
export const POSITIVE_WORDS: ReadonlySet<string> = new Set([
  'love',
  'great',
  'amazing',
  'wonderful',
  'happy',
  'excited',
  'fantastic',
  'awesome',
  'perfect',
  'excellent',
  'good',
  'nice',
  'beautiful',
]);

/** Rule R7. */
export const NEGATIVE_WORDS: ReadonlySet<string> = new Set([
  'hate',
  'bad',
  'terrible',
  'awful',
  'sad',
  'angry',
  'frustrated',
  'disappointed',
  'upset',
  'horrible',
]);

// Marks belong to words: Devanagari vowel signs are marks, not letters.
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;

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
  const positiveWords: string[] = [];
  const negativeWords: string[] = [];
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    if (POSITIVE_WORDS.has(word)) positiveWords.push(word);
    else if (NEGATIVE_WORDS.has(word)) negativeWords.push(word);
  }
  return {
    excitedEmoji: text.match(EXCITED_EMOJI) ?? [],
    exclamations: text.split('!').length - 1,
    positiveWords,
    negativeWords,
    questions: text.split('?').length - 1,
  };
}

/** Whether a text holds an emoji of rule R7. */
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

/** The mood that signals make: the first that fits, in the order of rule R6. */
export function sentimentOfCounts(counts: SignalCounts): Sentiment {
  if (counts.isExcited || counts.exclamations > 1) return 'excited';
  if (counts.balance !== 0) return counts.balance > 0 ? 'positive' : 'negative';
  return counts.questions > 0 ? 'curious' : 'neutral';
}

/** Classifies a text's mood (rule R6). */
export function sentimentOf(text: string): Sentiment {
  const signals = sentimentSignals(text);
  return sentimentOfCounts({
    isExcited: signals.excitedEmoji.length > 0,
    exclamations: signals.exclamations,
    balance: signals.positiveWords.length - signals.negativeWords.length,
    questions: signals.questions,
  });
}
