import fc from 'fast-check';
import { generateMany } from '@/domain/matches/generateMatches';
import type { ComparedProfile, Match } from '@/domain/matches/match';
import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import { EDUCATION, PROFESSIONS } from '@/domain/profile/options';

export const NOON = Date.UTC(2026, 0, 5, 12);
export const MINUTE = 60_000;

/** A match with what a test is about; the rest is of no interest. */
export function person(about: Partial<Match>): Match {
  return {
    id: 'match_1',
    name: 'Meera',
    age: 27,
    location: 'Adyar, Chennai',
    profession: 'Doctor',
    education: 'Graduate',
    bio: '',
    interests: [],
    photos: [],
    compatibility: 80,
    distance: 2,
    lastActive: new Date(NOON),
    profileImage: '',
    ...about,
  };
}

export function compared(about: Partial<ComparedProfile>): ComparedProfile {
  return { id: 'one', age: null, profession: '', education: '', interests: [], ...about };
}

export const seeds = fc.string({ maxLength: 30 });

export const comparedProfiles: fc.Arbitrary<ComparedProfile> = fc.record({
  id: fc.string(),
  age: fc.option(fc.integer({ min: 18, max: 99 })),
  profession: fc.constantFrom(...PROFESSIONS, '', 'banker '),
  education: fc.constantFrom(...EDUCATION, '', 'other'),
  interests: fc.array(fc.constantFrom(...INTEREST_OPTIONS, ' music', 'TRAVEL', '')),
});

/** Lists of 0 to 40 generated people. */
export const lists: fc.Arbitrary<readonly Match[]> = fc
  .tuple(fc.nat({ max: 40 }), seeds)
  .map(([count, seed]) => generateMany(count, seed, NOON));
