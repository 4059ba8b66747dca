const READ_CHARACTERS = 2_000;

// Marks belong to words: Devanagari vowel signs are marks, not letters.
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
const APOSTROPHE = /['’‘]/gu;

/** The words a text begins with, in lower case and without apostrophes; the rest is not read. */
export function wordsOf(text: string): readonly string[] {
  const start = text.slice(0, READ_CHARACTERS);
  const plain = start.normalize('NFC').toLowerCase().replace(APOSTROPHE, '');
  return [...plain.matchAll(WORD)].map(([word]) => word);
}

/** Whether one of the phrases, in lower case and without apostrophes, stands among the words. */
export function namesAny(words: readonly string[], phrases: readonly string[]): boolean {
  const line = ` ${words.join(' ')} `;
  return phrases.some((phrase) => line.includes(` ${phrase.normalize('NFC')} `));
}
