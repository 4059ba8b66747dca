import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeRules } from '@/domain/matches/activeFilters';
import { DEFAULT_FILTERS } from '@/domain/matches/filterBounds';
import { filterMatches, indexMatches } from '@/domain/matches/filterMatches';
import type { MatchFilters } from '@/domain/matches/match';
import { mostExcluding } from '@/domain/matches/mostExcluding';
import { allFilters, searches } from './filters';
import { lists, person } from './people';

const PEOPLE = indexMatches([
  person({ name: 'Asha', age: 22, distance: 2, profession: 'Doctor', interests: ['Music'] }),
  person({ name: 'Bela', age: 25, distance: 9, profession: 'Doctor', interests: ['Music'] }),
  person({ name: 'Charu', age: 28, distance: 9, profession: 'Lawyer', interests: ['Art'] }),
  person({ name: 'Diya', age: 31, distance: 12, profession: 'Lawyer', interests: ['Food'] }),
]);

const most = (filters: Partial<MatchFilters>, search = '') =>
  mostExcluding(PEOPLE, { ...DEFAULT_FILTERS, ...filters }, search);

describe('the rule that excludes most', () => {
  it('is none when nothing is active', () => {
    expect(most({})).toBeNull();
    expect(most({ distance: 80 }, '  ')).toBeNull();
  });

  it('is the only active one, with how many it would bring back', () => {
    expect(most({ distance: 1 })).toEqual({
      rule: 'distance',
      label: 'Within 1 km',
      bringsBack: 4,
      without: { filters: DEFAULT_FILTERS, search: '' },
    });
    expect(most({ distance: 16 })).toMatchObject({ rule: 'distance', bringsBack: 0 });
  });

  it('is the one whose removal brings back most, not the one that excludes most alone', () => {
    // Alone the age leaves one and the distance two, yet the age keeps out only Bela.
    const filters = { ageRange: [25, 25], distance: 2 } as const;
    expect(most(filters)).toMatchObject({ rule: 'ageRange', bringsBack: 1 });
    const wider = { ageRange: [25, 30], distance: 2 } as const;
    expect(most(wider)).toMatchObject({ rule: 'distance', bringsBack: 2 });
  });

  it('is, among equals, the one that excludes most on its own', () => {
    // Removing any one of the three brings back nobody.
    const filters = { ageRange: [40, 50], profession: 'lawyer', interests: ['Yoga'] } as const;
    expect(most(filters)).toMatchObject({ rule: 'ageRange', bringsBack: 0 });
    const searched = { profession: 'lawyer', education: 'PhD' };
    expect(most(searched, 'asha')).toMatchObject({ rule: 'education', bringsBack: 0 });
  });

  it('takes the interests as one', () => {
    const filters = { interests: ['Yoga', 'Travel'], ageRange: [18, 25] } as const;
    expect(most(filters)).toMatchObject({
      rule: 'interests',
      label: 'Yoga or Travel',
      bringsBack: 2,
    });
  });

  it('can be the search', () => {
    expect(most({ ageRange: [18, 30] }, ' zoya ')).toEqual({
      rule: 'search',
      label: 'zoya',
      bringsBack: 3,
      without: { filters: { ...DEFAULT_FILTERS, ageRange: [18, 30] }, search: '' },
    });
  });

  it('is never beaten by another', () => {
    fc.assert(
      fc.property(lists, allFilters, searches, (matches, filters, search) => {
        const index = indexMatches(matches);
        const found = mostExcluding(index, filters, search);
        const active = activeRules(filters).map(({ field }) => field);
        const count = (by: MatchFilters, text: string) => filterMatches(index, by, text).length;
        const shown = count(filters, search);
        const gains = active.map(
          (field) => count({ ...filters, [field]: DEFAULT_FILTERS[field] }, search) - shown,
        );
        if (search.trim() !== '') gains.push(count(filters, '') - shown);
        expect(found?.bringsBack).toBe(gains.length === 0 ? undefined : Math.max(...gains));
        if (found === null) return;
        expect(count(found.without.filters, found.without.search) - shown).toBe(found.bringsBack);
      }),
    );
  });
});
