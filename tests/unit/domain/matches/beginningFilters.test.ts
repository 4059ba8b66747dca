import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { activeFilters } from '@/domain/matches/activeFilters';
import { areSameFilters, beginningFilters } from '@/domain/matches/beginningFilters';
import { DEFAULT_FILTERS } from '@/domain/matches/filterBounds';
import { filterMatches, indexMatches } from '@/domain/matches/filterMatches';
import { generateMatches } from '@/domain/matches/generateMatches';
import { mostExcluding } from '@/domain/matches/mostExcluding';
import { drawingOf, genderOf, PORTRAITS } from '@/domain/matches/people/portraits';
import { GENDERS } from '@/domain/profile/genders';
import { keptAges, toggleGender } from '@/domain/profile/lookingFor';
import { filtersOf, searchOf } from '@/features/matches/search/matchSearch';
import { lists, NOON, person } from './people';

describe('filters begin with whom a person looks for', () => {
  it('or with the defaults', () => {
    expect(beginningFilters()).toEqual(DEFAULT_FILTERS);
    expect(beginningFilters({ ages: null, genders: [] })).toEqual(DEFAULT_FILTERS);
  });

  test.each([
    [
      [25, 32],
      [25, 32],
    ],
    [
      [18, 40],
      [18, 40],
    ],
    [
      [30, 80],
      [30, 50],
    ],
    [
      [60, 100],
      [50, 50],
    ],
    [
      [40, 20],
      [20, 40],
    ],
  ] as const)('ages %j as %j', (ages, ageRange) => {
    expect(beginningFilters({ ages, genders: ['Women'] })).toEqual({
      ...DEFAULT_FILTERS,
      ageRange,
      genders: ['Women'],
    });
  });

  it('and an address can say them', () => {
    const ages = fc.tuple(fc.integer({ min: 18, max: 100 }), fc.integer({ min: 18, max: 100 }));
    fc.assert(
      fc.property(ages, fc.subarray([...GENDERS]), (range, genders) => {
        const filters = beginningFilters({ ages: keptAges(range), genders });
        expect(areSameFilters(filtersOf(searchOf(filters, '')), filters)).toBe(true);
      }),
    );
  });
});

test.each([
  [
    [40, 20],
    [20, 40],
  ],
  [[18, 100], null],
  [[100, 18], null],
  [[1, 900], null],
  [
    [30.4, 30.6],
    [30, 31],
  ],
] as const)('the ages %j are kept as %j', (ages, kept) => {
  expect(keptAges(ages)).toEqual(kept);
});

test('genders are taken and put back in the order of the chips', () => {
  expect(toggleGender(['Non-binary'], 'Women')).toEqual(['Women', 'Non-binary']);
  expect(toggleGender(['Women', 'Men'], 'Women')).toEqual(['Men']);
});

test('left out and empty are the same filters', () => {
  expect(areSameFilters(DEFAULT_FILTERS, { ...DEFAULT_FILTERS, genders: [], liked: false })).toBe(
    true,
  );
  expect(areSameFilters(DEFAULT_FILTERS, { ...DEFAULT_FILTERS, liked: true })).toBe(false);
  expect(areSameFilters(DEFAULT_FILTERS, { ...DEFAULT_FILTERS, distance: 49 })).toBe(false);
});

describe('the filters of genders and likes', () => {
  it('show those and nobody else, in order', () => {
    fc.assert(
      fc.property(lists, fc.subarray([...GENDERS]), fc.boolean(), (matches, genders, liked) => {
        const likes = new Set(matches.filter((_, index) => index % 3 === 0).map(({ id }) => id));
        const filters = { ...DEFAULT_FILTERS, genders, liked };
        expect(filterMatches(indexMatches(matches, likes), filters, '')).toEqual(
          matches.filter(({ id, profileImage }) => {
            const gender = genderOf(profileImage);
            const isWanted = genders.length === 0 || genders.some((one) => one === gender);
            return isWanted && (!liked || likes.has(id));
          }),
        );
      }),
    );
  });

  it('know a gender for every portrait, and none for another picture', () => {
    for (const portrait of PORTRAITS) expect(GENDERS).toContain(genderOf(drawingOf(portrait)));
    expect(genderOf('a.svg')).toBeUndefined();
  });

  it('have somebody of each gender among many', () => {
    const found = new Set(
      ['a', 'b', 'c'].flatMap((seed) =>
        generateMatches(seed, NOON).map(({ profileImage }) => genderOf(profileImage)),
      ),
    );
    expect([...found].sort()).toEqual([...GENDERS].sort());
  });

  it('are named where they leave nobody; of the two only genders have a chip to take off', () => {
    const filters = { ...DEFAULT_FILTERS, genders: ['Women', 'Men'], liked: true } as const;
    expect(activeFilters(filters).map(({ label }) => label)).toEqual(['Women or Men']);
    expect(activeFilters(filters)[0]?.without).toEqual({ ...DEFAULT_FILTERS, liked: true });
    const index = indexMatches([person({})]);
    expect(mostExcluding(index, { ...DEFAULT_FILTERS, liked: true }, '')).toMatchObject({
      rule: 'liked',
      label: 'Liked',
      bringsBack: 1,
    });
  });
});
