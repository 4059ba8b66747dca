import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DEFAULT_FILTERS } from '@/domain/matches/filterBounds';
import { filterMatches, indexMatches } from '@/domain/matches/filterMatches';
import type { Match, MatchFilters } from '@/domain/matches/match';
import { allFilters, searches } from './filters';
import { lists, person } from './people';

const shows = (about: Partial<Match>, filters: Partial<MatchFilters>, search = '') =>
  filterMatches(indexMatches([person(about)]), { ...DEFAULT_FILTERS, ...filters }, search)
    .length === 1;

/** The filters of rule “Filter logic”, one by one and with nothing prepared. */
function satisfies(match: Match, filters: MatchFilters, search: string): boolean {
  const contains = (text: string, part: string) =>
    text.toLowerCase().includes(part.trim().toLowerCase());
  const chosen = filters.interests.filter((interest) => interest.trim() !== '');
  return [
    match.age >= filters.ageRange[0],
    match.age <= filters.ageRange[1],
    match.distance <= filters.distance,
    contains(match.profession, filters.profession),
    filters.education === '' || match.education === filters.education,
    chosen.length === 0 ||
      chosen.some((wanted) => match.interests.some((interest) => contains(interest, wanted))),
    [match.name, match.profession, ...match.interests].some((text) => contains(text, search)),
  ].every(Boolean);
}

test('the defaults are those that Reset Filters sets', () => {
  expect(DEFAULT_FILTERS).toEqual({
    ageRange: [18, 50],
    distance: 50,
    profession: '',
    interests: [],
    education: '',
  });
});

test('shows exactly those who satisfy every rule, in order', () => {
  fc.assert(
    fc.property(lists, allFilters, searches, (matches, filters, search) => {
      expect(filterMatches(indexMatches(matches), filters, search)).toEqual(
        matches.filter((match) => satisfies(match, filters, search)),
      );
    }),
    { numRuns: 500 },
  );
});

test.each([
  [23, false],
  [24, true],
  [30, true],
  [31, false],
])('an age of %d within 24 to 30: %s', (age, shown) => {
  expect(shows({ age }, { ageRange: [24, 30] })).toBe(shown);
});

test.each([
  [4.9, true],
  [5, true],
  [5.1, false],
])('a distance of %d km within 5 km: %s', (distance, shown) => {
  expect(shows({ distance }, { distance: 5 })).toBe(shown);
});

test.each([
  ['', true],
  ['  ', true],
  ['soft', true],
  ['WARE eng', true],
  ['engineer ', true],
  ['software  engineer', false],
  ['engineers', false],
])('the profession filter %j finds a Software Engineer: %s', (profession, shown) => {
  expect(shows({ profession: 'Software Engineer' }, { profession })).toBe(shown);
});

test.each([
  ['', true],
  ['Post Graduate', true],
  ['Graduate', false],
  ['post graduate', false],
])('the education filter %j finds a Post Graduate: %s', (education, shown) => {
  expect(shows({ education: 'Post Graduate' }, { education })).toBe(shown);
});

describe('the interests filter', () => {
  test.each<[readonly string[], boolean]>([
    [[], true],
    [[''], true],
    [['Music'], true],
    [['mus'], true],
    [['Yoga', 'Food'], true],
    [['Yoga', 'Art'], false],
    [['', 'Art'], false],
    [['musicfood'], false],
  ])('%j finds Music and Food: %s', (interests, shown) => {
    expect(shows({ interests: ['Music', 'Food'] }, { interests })).toBe(shown);
  });
});

describe('the search', () => {
  test.each([
    ['', true],
    [' ', true],
    ['meer', true],
    ['MEERA ', true],
    ['teach', true],
    ['photo', true],
    ['Graduate', false],
    ['Adyar', false],
    ['meera teacher', false],
    ['meerateacher', false],
  ])('%j finds the teacher Meera, who likes Photography: %s', (search, shown) => {
    const meera = { name: 'Meera', profession: 'Teacher', interests: ['Photography'] };
    expect(shows(meera, {}, search)).toBe(shown);
  });

  it('and the filters must both be satisfied', () => {
    expect(shows({ name: 'Meera', age: 27 }, { ageRange: [18, 26] }, 'meera')).toBe(false);
    expect(shows({ name: 'Meera', age: 27 }, { ageRange: [18, 27] }, 'meera')).toBe(true);
  });
});
