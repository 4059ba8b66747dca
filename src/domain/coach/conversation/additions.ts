import type { Turn } from './turn';

/** From this probability on (0..1) an intent is answered. */
export const SURE = 0.28;
/** Follow-ups and courtesies in a talk may be heard less surely: they keep its subject. */
export const SURE_IN_TALK = 0.2;

const SHORT_ADDITION_WORDS = 5;
const ADDITION_WORDS = 12;

/**
 * "Two days", "she is a colleague": a message that only adds to what was spoken of. The longer it is,
 * the less it may sound like a subject of its own.
 */
export function isAddition({ words, said, state, text }: Turn, probability: number): boolean {
  const facts = Object.keys(said).filter((slot) => slot !== 'person');
  if (state.intent === null || facts.length === 0 || text.includes('?')) return false;
  return (
    words.length <= SHORT_ADDITION_WORDS || (probability < SURE && words.length <= ADDITION_WORDS)
  );
}

const CHANGE_WORDS = /\b(?:change|instead|then|make it|phir|badal|karo|kar)\b|बदल|करो|कर /u;

/** "Sunday then, change it": the text that was written last, with the new facts. */
export function jobWithNewFacts({ text, words, said, state, draft }: Turn): string | null {
  const { day, city, interest, matchId } = said;
  const isNew = [day, city, interest, matchId].some((fact) => fact !== undefined);
  if (state.job === null || draft !== null || !isNew || words.length > ADDITION_WORDS) return null;
  return CHANGE_WORDS.test(text.toLowerCase()) ? state.job : null;
}
