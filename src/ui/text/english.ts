/** The language of Taal's own words. */
const OWN = 'en-IN';

/**
 * The English that figures and dates are written in: the reader's own, or India's. Never another
 * language, whose digits and weekdays would stand between English words, and would differ from the
 * documents, which are written before their reader is known.
 */
export function englishOf(languages: readonly string[]): string {
  return languages.find((language) => /^en(-[a-z]{2})?$/i.test(language)) ?? OWN;
}

export const english = englishOf(globalThis.navigator?.languages ?? []);
