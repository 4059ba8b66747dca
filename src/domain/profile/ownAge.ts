import { asciiDigits } from '../language/asciiDigits';

/** Ages that are taken, in years: the app is for adults. */
export const OWN_AGE_BOUNDS = [18, 99] as const;

/** Whether a number is a whole one within bounds; null (nothing given) is fine. */
export function isWithin(value: number | null, [low, high]: readonly [number, number]): boolean {
  return value === null || (Number.isInteger(value) && value >= low && value <= high);
}

const WRITTEN_AGE = /^(\d{1,3})(?:[\s-]*(?:(?:y|yo|yrs?|years?)\.?(?:[\s-]*old)?|साल|वर्ष))?$/iu;

/**
 * The age in years that a person wrote: "25", "२५" or "25 years". Null for an empty text;
 * 'refused' for what is no age that is taken.
 */
export function readAge(text: string): number | null | 'refused' {
  const written = asciiDigits(text).trim();
  if (written === '') return null;
  const age = Number(WRITTEN_AGE.exec(written)?.[1] ?? Number.NaN);
  return isWithin(age, OWN_AGE_BOUNDS) ? age : 'refused';
}
