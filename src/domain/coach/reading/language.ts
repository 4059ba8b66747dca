import { HINGLISH_WORDS } from './hinglishWords';
import type { Language } from './languages';

const DEVANAGARI = /[\u0904-\u0939\u0958-\u0961]/gu;
const LATIN = /[a-z]/gi;
const LETTER = /\p{L}/gu;
const WORD = /[a-z]+/gu;

/** Words that are English and nothing else, and stand in nearly every English sentence. */
const ENGLISH = new Set(
  'the a an is are was were i im you my your his her she he they them it its what how when where why who which do does did have has had not dont and but if or so of in on at for with from this that be been will would should can could about just ok'.split(
    ' ',
  ),
);
const FEWEST_ENGLISH = 0.25;

/** Whether a message in Latin letters has enough of the small English words to be English. */
export function isClearlyEnglish(text: string): boolean {
  const words = text.toLowerCase().replace(/['’]/gu, '').match(WORD) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return english > 0 && english >= words.length * FEWEST_ENGLISH;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * The language of a message, or null where nothing in it tells one: too short, or no letters.
 * Letters of other scripts (Tamil, Bengali, …) that outnumber both give 'other'.
 */
export function languageOf(text: string): Language | 'other' | null {
  const devanagari = count(text, DEVANAGARI);
  const latin = count(text, LATIN);
  const letters = count(text, LETTER);
  if (letters === 0) return null;
  if (letters - devanagari - latin > Math.max(devanagari, latin)) return 'other';
  if (devanagari > 0 && devanagari * 2 >= latin) return 'hi';
  const words = text.toLowerCase().match(WORD) ?? [];
  const hinglish = words.filter((word) => HINGLISH_WORDS.has(word)).length;
  // One Hindi word makes no Hinglish of a long English sentence ("my yaar is coming to the party").
  if (hinglish > 0 && hinglish * 6 >= words.length) return 'hinglish';
  return words.length >= 2 ? 'en' : null;
}
