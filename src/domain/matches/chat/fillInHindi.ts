import { pickOne } from '@/domain/pickOne';
import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import type { Random } from '@/domain/random';
import type { Match } from '../match';
import { KNOWN_CITIES } from '../people/cities';
import { inASentence, placeOf } from './phrases';

type Interest = (typeof INTEREST_OPTIONS)[number];

const isInterest = (name: string): name is Interest =>
  INTEREST_OPTIONS.some((option) => option === name);

/** Interests as spoken Hindi names them; none changes its form before "में" or "के बारे में". */
const INTERESTS: Readonly<Record<Interest, string>> = {
  Technology: 'टेक्नोलॉजी',
  Travel: 'ट्रैवल',
  Photography: 'फ़ोटोग्राफ़ी',
  Cricket: 'क्रिकेट',
  Bollywood: 'बॉलीवुड',
  Music: 'म्यूज़िक',
  Art: 'आर्ट',
  Fitness: 'फ़िटनेस',
  Cooking: 'कुकिंग',
  Reading: 'रीडिंग',
  Movies: 'सिनेमा',
  Dancing: 'डांस',
  Yoga: 'योग',
  Fashion: 'फ़ैशन',
  Food: 'खान-पान',
  Spirituality: 'अध्यात्म',
};

/** The cities that matches live in, in Devanagari. */
export const CITIES_IN_HINDI: ReadonlyMap<string, string> = new Map(
  KNOWN_CITIES.map(({ city, spellings }) => [
    city,
    spellings.find((spelling) => /\p{Script=Devanagari}/u.test(spelling)) ?? city,
  ]),
);

const SOME_INTEREST = { hinglish: 'achhi chai', hi: 'अच्छी चाय' } as const;
const PLACEHOLDER = /\{(\w+)\}/gu;

/** What was asked about, or what the person had named before. */
export interface Named {
  readonly asked?: string | undefined;
  readonly heard?: string | undefined;
}

/** A line in Hinglish or Hindi with its placeholders filled in from the match's profile. */
export function fillInHindi(
  text: string,
  language: 'hinglish' | 'hi',
  match: Match,
  random: Random,
  { asked, heard }: Named,
): string {
  const known = match.interests.filter((interest) => interest !== asked && isInterest(interest));
  const own = pickOne(known, random);
  const word = (name: string) => {
    if (language === 'hinglish') return inASentence(name);
    return CITIES_IN_HINDI.get(name) ?? (isInterest(name) ? INTERESTS[name] : name);
  };
  const { area, city } = placeOf(match.location);
  const values = new Map([
    ['name', match.name],
    ['age', String(match.age)],
    ['city', language === 'hi' ? word(city) : city],
    ['area', area],
    ['interest', own === undefined ? SOME_INTEREST[language] : word(own)],
    ['asked', word(asked ?? 'Cricket')],
    ['heard', word(heard ?? 'Cricket')],
  ]);
  return text.replace(PLACEHOLDER, (placeholder, key: string) => values.get(key) ?? placeholder);
}
