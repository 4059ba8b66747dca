import {
  HINDI_NEGATIVE,
  HINDI_POSITIVE,
  HINGLISH_NEGATIVE,
  HINGLISH_POSITIVE,
  JOINTS,
  NEGATIONS,
  PROHIBITIONS,
} from './content/indianMoodWords';

/** Rule “Signals”. */
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

/** Rule “Signals”. */
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

type Mood = 'positive' | 'negative';

const MOODS: ReadonlyMap<string, Mood> = new Map([
  ...[...POSITIVE_WORDS, ...HINGLISH_POSITIVE, ...HINDI_POSITIVE].map(
    (word) => [word, 'positive'] as const,
  ),
  ...[...NEGATIVE_WORDS, ...HINGLISH_NEGATIVE, ...HINDI_NEGATIVE].map(
    (word) => [word, 'negative'] as const,
  ),
]);

// Marks belong to words: Devanagari vowel signs are marks, not letters.
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
// The same of a text that has nothing beyond ASCII, in a fifth of the time.
const ASCII_WORD = /\w+/g;
const BEYOND_ASCII = /[\u0080-\uFFFF]/;
const NUKTA = /\u093C/gu;

/** How far behind a mood word its "not" may stand: "acha bilkul bhi nahi laga". */
const FARTHEST_NEGATION = 3;

interface Word {
  /** In lower case. */
  readonly word: string;
  /** The form that is looked up: ज़ and ज are the same to most people who type. */
  readonly key: string;
  /** Nothing but white space lies between it and the word before. */
  readonly isJoined: boolean;
}

function wordsOf(text: string): readonly Word[] {
  const lower = text.toLowerCase();
  const isAscii = !BEYOND_ASCII.test(lower);
  let end = 0;
  return Array.from(lower.matchAll(isAscii ? ASCII_WORD : WORD), ({ 0: word, index }) => {
    const isJoined = index > 0 && lower.slice(end, index).trim() === '';
    end = index + word.length;
    return { word, key: isAscii ? word : word.normalize('NFC').replace(NUKTA, ''), isJoined };
  });
}

/** Whether a "do not" can be meant: "good mat" is English. */
function isIndian(key: string): boolean {
  return !POSITIVE_WORDS.has(key) && !NEGATIVE_WORDS.has(key);
}

function isNegatedBefore(words: readonly Word[], at: number): boolean {
  const [mood, before, beforeThat] = [words[at], words[at - 1], words[at - 2]];
  if (mood === undefined || before === undefined || !mood.isJoined) return false;
  // In "bura nahi acha" the "not" belongs to the word before it.
  if (before.isJoined && beforeThat !== undefined && MOODS.has(beforeThat.key)) return false;
  return NEGATIONS.has(before.key) || (PROHIBITIONS.has(before.key) && isIndian(mood.key));
}

function isNegatedAfter(words: readonly Word[], at: number): boolean {
  const mood = words[at];
  for (let steps = 1; steps <= FARTHEST_NEGATION; steps += 1) {
    const after = words[at + steps];
    if (mood === undefined || after === undefined || !after.isJoined) return false;
    if (NEGATIONS.has(after.key)) return true;
    if (steps === 1 && PROHIBITIONS.has(after.key)) return isIndian(mood.key);
    if (MOODS.has(after.key) || JOINTS.has(after.key)) return false;
  }
  return false;
}

/**
 * The words of a text that tell a mood (rule “Signals”), in lower case and in their order, each as
 * often as it occurs. A word under a plain negation of Hinglish or Hindi is none of them; English
 * has no negations in this rule.
 */
export function moodWords(text: string): Record<Mood, string[]> {
  const found: Record<Mood, string[]> = { positive: [], negative: [] };
  const words = wordsOf(text);
  for (const [at, { word, key }] of words.entries()) {
    const mood = MOODS.get(key);
    if (mood === undefined || isNegatedBefore(words, at) || isNegatedAfter(words, at)) continue;
    found[mood].push(word);
  }
  return found;
}
