/** A stretch of a text; its language as a tag, or null where it is that of the page. */
export interface LanguageRun {
  readonly text: string;
  readonly language: 'hi' | 'hi-Latn' | null;
}

const DEVANAGARI = /[\u0900-\u097F]+(?:[\s\u200C\u200D]+[\u0900-\u097F]+)*/;

// Words that Indian English has made its own (chai, rishta, namaste) are no change of language.
const HINDI =
  /\b(?:arre|bas, mast|chalo|haan|kya baat hai|log kya kahenge|namaste ji|pakka|shaadi kab|yaar)\b/;

const OTHER = new RegExp(`(${DEVANAGARI.source}|${HINDI.source})`, 'iu');

/** Splits a text where its language changes, so that each part is read out as it sounds. */
export function languageRuns(text: string): readonly LanguageRun[] {
  return text.split(OTHER).flatMap((part, index): LanguageRun[] => {
    if (part === '') return [];
    if (index % 2 === 0) return [{ text: part, language: null }];
    return [{ text: part, language: DEVANAGARI.test(part) ? 'hi' : 'hi-Latn' }];
  });
}
