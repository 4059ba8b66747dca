import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { comparedMatch, comparedOwn } from '@/domain/matches/comparedProfile';
import { compatibility, sharedInterests } from '@/domain/matches/compatibility';
import type { ComparedProfile, CompatibilityPart } from '@/domain/matches/match';
import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { compared, comparedProfiles, person } from './people';

type Name = CompatibilityPart['name'];

function partOf(name: Name, own: Partial<ComparedProfile>, other: Partial<ComparedProfile>) {
  const { parts } = compatibility(compared(own), compared({ id: 'two', ...other }));
  return parts.find((part) => part.name === name)?.value;
}

const sumOf = (parts: readonly CompatibilityPart[]) =>
  parts.reduce((sum, { value }) => sum + value, 0);

test('any two people fit by 0.3 to 1, and the parts add up', () => {
  fc.assert(
    fc.property(comparedProfiles, comparedProfiles, (one, other) => {
      const { score, parts } = compatibility(one, other);
      expect(score).toBeGreaterThanOrEqual(0.3);
      expect(score).toBeLessThanOrEqual(1);
      expect(score).toBe(Math.min(1, sumOf(parts)));
      expect(parts.map(({ most }) => most)).toEqual([0.5, 0.4, 0.2, 0.15, 0.15, 0.1]);
      for (const { value, most } of parts) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(most);
      }
    }),
  );
});

test('it is the same whichever of two is asked', () => {
  fc.assert(
    fc.property(comparedProfiles, comparedProfiles, (one, other) => {
      expect(compatibility(one, other)).toEqual(compatibility(other, one));
    }),
  );
});

test('it is never better for fewer shared interests', () => {
  const some = fc.subarray([...INTEREST_OPTIONS]);
  fc.assert(
    fc.property(comparedProfiles, comparedProfiles, some, some, (one, other, own, theirs) => {
      const asked = { ...other, interests: theirs };
      const score = (interests: readonly string[]) => compatibility({ ...one, interests }, asked);
      const most = score(own);
      for (const shared of sharedInterests({ ...one, interests: own }, asked)) {
        const without = own.filter((interest) => interest !== shared);
        const replaced = own.map((interest) => (interest === shared ? 'Kabaddi' : interest));
        expect(score(without).score).toBeLessThanOrEqual(most.score);
        expect(sumOf(score(without).parts)).toBeLessThanOrEqual(sumOf(most.parts));
        expect(sumOf(score(replaced).parts)).toBeLessThan(sumOf(most.parts));
      }
    }),
  );
});

describe('interests', () => {
  test.each<[string, readonly string[], readonly string[], number]>([
    ['both empty', [], [], 0],
    ['one empty', ['Music'], [], 0],
    ['all shared', ['Music', 'Art'], ['Art', 'Music'], 0.4],
    ['half of the larger list', ['Music', 'Art'], ['Music', 'Food', 'Yoga', 'Art'], 0.2],
    ['none shared', ['Music'], ['Art'], 0],
    ['however written', [' MUSIC '], ['music'], 0.4],
    ['duplicates count once', ['Music', 'music', 'Art'], ['Music', 'Art', 'ART'], 0.4],
    ['blanks do not count', ['', 'Music'], [' ', 'Music'], 0.4],
  ])('%s', (_, own, other, value) => {
    expect(partOf('interests', { interests: own }, { interests: other })).toBeCloseTo(value, 10);
  });

  it('are named once, as the first writes them', () => {
    const [one, other] = [
      compared({ interests: ['Music', 'music', 'ART', 'Food'] }),
      compared({ interests: ['art', 'Music'] }),
    ];
    expect(sharedInterests(one, other)).toEqual(['Music', 'ART']);
  });
});

test.each([
  [27, 27, 0.2],
  [27, 28, 0.18],
  [22, 27, 0.1],
  [36, 27, 0.02],
  [37, 27, 0],
  [27, 37, 0],
  [99, 22, 0],
  [null, 27, 0],
  [null, null, 0],
])('ages %s and %s give %d', (own, other, value) => {
  expect(partOf('age', { age: own }, { age: other })).toBeCloseTo(value, 10);
});

test.each([
  ['12th Pass', '12th Pass', 0.15],
  ['Diploma', 'Graduate', 0.15],
  ['12th Pass', 'Diploma', 0.1],
  ['12th Pass', 'Graduate', 0.1],
  ['Graduate', 'Post Graduate', 0.1],
  ['Post Graduate', 'PhD', 0.1],
  ['12th Pass', 'Post Graduate', 0.05],
  ['PhD', 'Diploma', 0.05],
  ['PhD', '12th Pass', 0],
  [' phd ', 'PhD', 0.15],
  ["Bachelor's", 'Graduate', 0.15],
  ["Master's", 'High School', 0.05],
  ['', 'Graduate', 0],
  ['', '', 0],
  ['Hogwarts', 'Hogwarts', 0],
])('educations %j and %j give %d', (own, other, value) => {
  expect(partOf('education', { education: own }, { education: other })).toBeCloseTo(value, 10);
});

test.each([
  ['Doctor', 'Doctor', 0.15],
  [' DOCTOR', 'doctor ', 0.15],
  ['Doctor', 'Lawyer', 0.075],
  ['', 'Doctor', 0.075],
  ['', '', 0.075],
])('professions %j and %j give %d', (own, other, value) => {
  expect(partOf('profession', { profession: own }, { profession: other })).toBeCloseTo(value, 10);
});

describe('chance', () => {
  it('hangs on the pair alone, in either order', () => {
    fc.assert(
      fc.property(comparedProfiles, comparedProfiles, (one, other) => {
        const chance = partOf('chance', one, other);
        expect(partOf('chance', { id: one.id }, { id: other.id })).toBe(chance);
        expect(partOf('chance', { id: other.id }, { id: one.id })).toBe(chance);
      }),
    );
  });

  it('differs from pair to pair and spreads from 0 to 0.1', () => {
    const draws = Array.from({ length: 1000 }, (_, index) => {
      return partOf('chance', { id: 'user_1_a' }, { id: `match_${index}` }) ?? Number.NaN;
    });
    expect(new Set(draws).size).toBeGreaterThan(990);
    expect(Math.min(...draws)).toBeLessThan(0.005);
    expect(Math.max(...draws)).toBeGreaterThan(0.095);
    expect(draws.reduce((sum, draw) => sum + draw, 0) / draws.length).toBeCloseTo(0.05, 2);
  });
});

test('two strangers to all rules still share the base, half the profession and chance', () => {
  const { score, parts } = compatibility(compared({}), compared({ id: 'two' }));
  const chance = parts.find(({ name }) => name === 'chance')?.value ?? Number.NaN;
  expect(score).toBeCloseTo(0.575 + chance, 10);
});

test('only what is compared is taken along', () => {
  const { id, age, profession, education, interests } = person({ interests: ['Music'] });
  expect(comparedMatch(person({ interests: ['Music'] }))).toEqual({
    id,
    age,
    profession,
    education,
    interests,
  });
  expect(comparedOwn('user_1_a', EMPTY_USER_PROFILE.profile)).toEqual({
    id: 'user_1_a',
    age: null,
    profession: '',
    education: '',
    interests: [],
  });
});

test('an unknown age is near to none, not even to a young one', () => {
  expect(partOf('age', { age: null }, { age: 3 })).toBe(0);
  expect(partOf('age', { age: 3 }, { age: null })).toBe(0);
  expect(partOf('age', { age: null }, { age: null })).toBe(0);
});

test('blank interests are none', () => {
  expect(partOf('interests', { interests: ['Art', ' '] }, { interests: ['art', ''] })).toBe(0.4);
  expect(partOf('interests', { interests: [' '] }, { interests: [''] })).toBe(0);
});

test('each pair has a chance of its own', () => {
  const chances = ['two', 'three', 'four'].map((id) => partOf('chance', { id: 'one' }, { id }));
  expect(new Set(chances).size).toBe(3);
});
