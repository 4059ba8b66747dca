/** The languages that the coach reads and writes: Hindi in Devanagari, Hinglish in Latin letters. */
export const LANGUAGES = ['en', 'hinglish', 'hi'] as const;

export type Language = (typeof LANGUAGES)[number];
