export const SENTIMENTS = ['excited', 'positive', 'negative', 'curious', 'neutral'] as const;

/** The mood of a text; specification, section 4. */
export type Sentiment = (typeof SENTIMENTS)[number];

// The variation selector U+FE0F is left out: phones send ❤ with and without it.
const EXCITED_EMOJI = /[😍🥰😘💕❤✨🔥💖]/gu;

const POSITIVE_WORDS: ReadonlySet<string> = new Set([
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

const NEGATIVE_WORDS: ReadonlySet<string> = new Set([
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

/** How often each signal of mood occurs in a text. */
export interface SentimentSignals {
  readonly excitedEmoji: readonly string[];
  readonly exclamations: number;
  readonly positiveWords: number;
  readonly negativeWords: number;
  readonly questions: number;
}

/** Counts the signals that the specification's section 5 names: emoji, marks and whole words. */
export function sentimentSignals(text: string): SentimentSignals {
  let positiveWords = 0;
  let negativeWords = 0;
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    if (POSITIVE_WORDS.has(word)) positiveWords += 1;
    else if (NEGATIVE_WORDS.has(word)) negativeWords += 1;
  }
  return {
    excitedEmoji: text.match(EXCITED_EMOJI) ?? [],
    exclamations: text.split('!').length - 1,
    positiveWords,
    negativeWords,
    questions: text.split('?').length - 1,
  };
}

/** Classifies a text's mood by the ordered rules of the specification's section 5. */
export function sentimentOf(text: string): Sentiment {
  const signals = sentimentSignals(text);
  if (signals.excitedEmoji.length > 0 || signals.exclamations > 1) return 'excited';
  if (signals.positiveWords > signals.negativeWords) return 'positive';
  if (signals.negativeWords > signals.positiveWords) return 'negative';
  if (signals.questions > 0) return 'curious';
  return 'neutral';
}
