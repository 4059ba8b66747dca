import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import { RELATIONS } from '../../intent';
import { skeletonOf } from '../../reading/normalise';
import { likingIn, nameIn } from './ownWords';
import type { Slots } from './slots';
import { DAY_WORDS, DAYS_OF_UNIT, HE, NUMBERS, RELATION_WORDS, SHE } from './slotWords';

/** A match, as far as the coach speaks of one. */
export interface NamedMatch {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly bio: string;
  readonly interests: readonly string[];
}

/** The name that one is called by. */
export const firstNameOf = ({ name }: Pick<NamedMatch, 'name'>) => name.split(' ')[0] ?? name;

const MOST_DAYS = 3650;

function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d{1,4}$/u.test(word)) return Number(word);
  return NUMBERS.get(word);
}

/** "two days", "3 din", "ek hafta", "since yesterday"; in days. */
function daysIn(words: readonly string[]): number | undefined {
  for (const [at, word] of words.entries()) {
    const joined = /^(\d{1,3})(din|saal|hrs?|h|yrs?)$/u.exec(word);
    const unit = joined ? (joined[2] === 'din' ? 1 : joined[2]?.startsWith('h') ? 0 : 365) : null;
    if (joined && unit !== null) return Math.min(MOST_DAYS, Number(joined[1]) * unit);
    const days = DAYS_OF_UNIT.get(word);
    if (days === undefined) continue;
    const before = words[at - 1] === 'of' ? words[at - 2] : words[at - 1];
    const count = numberOf(before);
    if (count !== undefined) return Math.min(MOST_DAYS, count * days);
    if (before === 'last' || before === 'pichle' || before === 'since') return days;
  }
  const day = words.find((word) => DAY_WORDS.has(word));
  const isPast = words.some((word) => ['since', 'from', 'se', 'yesterday', 'parso'].includes(word));
  return day !== undefined && isPast ? DAY_WORDS.get(day) : undefined;
}

/** "500", "2k", "under 1000 rupees": an amount beside a word of money. */
function budgetIn(words: readonly string[]): number | undefined {
  const money = /^(?:rs|rupe|rupes|rupay|rupaye|budget|paise|paisa|inr)$/u;
  for (const [at, word] of words.entries()) {
    const amount = /^(\d{1,6})(k|rs)?$/u.exec(word);
    if (amount === null) continue;
    const near = [words[at - 2], words[at - 1], words[at + 1], words[at + 2]];
    const isMoney = amount[2] !== undefined || near.some((other) => money.test(other ?? ''));
    if (!isMoney) continue;
    return Number(amount[1]) * (amount[2] === 'k' ? 1000 : 1);
  }
  return undefined;
}

/** Other words for the interests that a profile offers. */
const OTHER_WORDS = {
  Music: 'gaane gana songs song sangeet',
  Movies: 'film films movie',
  Reading: 'books reads kitab kitabein kitaben padhna',
  Fitness: 'gym',
  Dancing: 'dance nachna',
  Food: 'khana foodie',
  Travel: 'trek treks trekking ghoomna travelling',
  Cricket: 'kriket',
  Yoga: 'yog',
  Art: 'painting',
} satisfies Partial<Record<(typeof INTEREST_OPTIONS)[number], string>>;
const INTEREST_WORDS: readonly (readonly [string, string])[] = [
  ...INTEREST_OPTIONS.map((interest) => [interest.toLowerCase(), interest] as const),
  ...Object.entries(OTHER_WORDS).flatMap(([interest, words]) =>
    words.split(' ').map((word) => [word, interest] as const),
  ),
].map(([word, interest]) => [skeletonOf(word), interest] as const);

// "Reads" and "food" are said of other things too; only these words around make a liking of them.
const LIKING = new Set(
  'like likes love loves loved into pasand shauk shok fan interest interests hoby hobies plays fudie'.split(
    ' ',
  ),
);

function interestIn(words: readonly string[], isAsked: boolean): string | undefined {
  if (!isAsked && !words.some((word) => LIKING.has(word))) return undefined;
  return INTEREST_WORDS.find(([word]) => words.includes(word))?.[1];
}

const DAY =
  /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|tonight|day after tomorrow|tomorrow)\b/i;
const HINGLISH_DAY =
  /\b(somvaar|mangalvaar|budhvaar|guruvaar|shukravaar|shanivaar|ravivaar|itvaar|kal|parso)\b/i;
const HINDI_DAY = /(सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|इतवार|कल|परसों)/u;

function dayIn(text: string): string | undefined {
  const found = DAY.exec(text)?.[1] ?? HINGLISH_DAY.exec(text)?.[1] ?? HINDI_DAY.exec(text)?.[1];
  if (found === undefined) return undefined;
  return /day$/i.test(found) && !/^to/i.test(found)
    ? found.charAt(0).toUpperCase() + found.slice(1).toLowerCase()
    : found.toLowerCase();
}

function matchIn(words: readonly string[], matches: readonly NamedMatch[]): NamedMatch | undefined {
  return matches.find(({ name }) => {
    const first = firstNameOf({ name });
    return first.length > 2 && words.includes(skeletonOf(first.toLowerCase()));
  });
}

export interface Said {
  readonly text: string;
  /** The text, normalised. */
  readonly words: readonly string[];
  readonly matches: readonly NamedMatch[];
  readonly cities: readonly string[];
  /** The coach has just asked for an interest. */
  readonly isInterestAsked?: boolean;
}

/** What a message says that answers can take up. */
export function findSlots({ text, words, matches, cities, isInterestAsked = false }: Said): Slots {
  const relation = RELATIONS.find((one) =>
    RELATION_WORDS[one].some((word) => words.includes(word)),
  );
  const isShe = words.some((word) => SHE.has(word));
  const isHe = words.some((word) => HE.has(word));
  const match = matchIn(words, matches);
  const liking = likingIn(text);
  const name = nameIn(text, cities);
  const days = daysIn(words);
  const budget = budgetIn(words);
  const interest = interestIn(words, isInterestAsked);
  const day = dayIn(text);
  const city = cities.find((one) => words.includes(skeletonOf(one.toLowerCase())));
  return {
    ...(isShe !== isHe ? { person: isShe ? ('she' as const) : ('he' as const) } : {}),
    ...(relation === undefined ? {} : { relation }),
    ...(days === undefined ? {} : { days }),
    ...(budget === undefined ? {} : { budget }),
    ...(interest === undefined ? {} : { interest }),
    ...(day === undefined ? {} : { day }),
    ...(city === undefined ? {} : { city }),
    ...(liking === undefined ? {} : { liking }),
    ...(match !== undefined || name === undefined ? {} : { name }),
    ...(match === undefined ? {} : { matchId: match.id, name: firstNameOf(match) }),
  };
}
