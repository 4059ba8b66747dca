import { isBlank } from '../language/isBlank';

/** What a person can choose to be interested in (rule “Options”). */
export const INTEREST_OPTIONS = [
  'Technology',
  'Travel',
  'Photography',
  'Cricket',
  'Bollywood',
  'Music',
  'Art',
  'Fitness',
  'Cooking',
  'Reading',
  'Movies',
  'Dancing',
  'Yoga',
  'Fashion',
  'Food',
  'Spirituality',
] as const;

/** As many as are kept; a row with more would be read as damaged. */
export const MOST_INTERESTS = 1000;

const sameness = (interest: string) => interest.trim().toLowerCase();

/** Whether an interest is among `interests`, however it is written. */
export function hasInterest(interests: readonly string[], wanted: string): boolean {
  return interests.some((interest) => sameness(interest) === sameness(wanted));
}

/** Those of `interests` that are not among `known`, each once, however they are written. */
export function interestsBeside(
  known: readonly string[],
  interests: readonly string[],
): readonly string[] {
  const seen = new Set(known.map(sameness));
  return interests.filter((interest) => {
    const isNew = !seen.has(sameness(interest));
    seen.add(sameness(interest));
    return isNew;
  });
}

/**
 * The interests with one more; an empty, a repeated or the 1001st one is ignored (rule “Adding an
 * interest”).
 */
export function addInterest(interests: readonly string[], added: string): readonly string[] {
  const interest = added.trim();
  if (isBlank(interest) || hasInterest(interests, interest)) return interests;
  if (interests.length >= MOST_INTERESTS) return interests;
  return [...interests, interest];
}

/** The interests with one more or, if it was among them, one fewer. */
export function toggleInterest(interests: readonly string[], toggled: string): readonly string[] {
  if (!hasInterest(interests, toggled)) return addInterest(interests, toggled);
  return interests.filter((interest) => sameness(interest) !== sameness(toggled));
}
