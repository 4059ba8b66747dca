import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { activeFilters, activeRules, withoutRule } from '@/domain/matches/activeFilters';
import { DEFAULT_FILTERS } from '@/domain/matches/filterBounds';
import { filterMatches, indexMatches } from '@/domain/matches/filterMatches';
import type { MatchFilters } from '@/domain/matches/match';
import { allFilters, searches } from './filters';
import { lists } from './people';

const FULL: MatchFilters = {
  ageRange: [24, 30],
  distance: 10,
  profession: ' Doctor ',
  education: 'Post Graduate',
  interests: ['Music', 'Travel'],
};

describe('the chips', () => {
  it('are none for the default filters', () => {
    expect(activeFilters(DEFAULT_FILTERS)).toEqual([]);
  });

  it('are one for each filter and interest, each with the filters without it', () => {
    expect(activeFilters(FULL)).toEqual([
      { key: 'ageRange', label: 'Age 24–30', without: { ...FULL, ageRange: [18, 50] } },
      { key: 'distance', label: 'Within 10 km', without: { ...FULL, distance: 50 } },
      { key: 'profession', label: 'Doctor', without: { ...FULL, profession: '' } },
      { key: 'education', label: 'Post Graduate', without: { ...FULL, education: '' } },
      { key: 'interest Music', label: 'Music', without: { ...FULL, interests: ['Travel'] } },
      { key: 'interest Travel', label: 'Travel', without: { ...FULL, interests: ['Music'] } },
    ]);
  });

  it('end at the default filters when they are all taken off, with keys of their own', () => {
    fc.assert(
      fc.property(allFilters, (filters) => {
        const chips = activeFilters(filters);
        expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length);
        let left = filters;
        for (let taken = 1; taken <= chips.length; taken += 1) {
          left = activeFilters(left)[0]?.without ?? left;
          expect(activeFilters(left)).toHaveLength(chips.length - taken);
        }
        expect(activeRules(left)).toEqual([]);
      }),
    );
  });
});

test.each<[Partial<MatchFilters>, readonly string[]]>([
  [{ ageRange: [18, 50] }, []],
  [{ ageRange: [18, 49] }, ['Age 18–49']],
  [{ ageRange: [19, 50] }, ['Age 19–50']],
  [{ ageRange: [25, 25] }, ['Age 25']],
  [{ distance: 49 }, ['Within 49 km']],
  [{ distance: 50 }, []],
  [{ distance: 100 }, []],
  [{ profession: '  ' }, []],
  [{ interests: ['', ' '] }, []],
  [{ interests: ['Music', 'Music'] }, ['Music']],
  [{ interests: ['Music', 'Art', 'Food'] }, ['Music, Art or Food']],
])('the rules of %j are %j', (filters, labels) => {
  const rules = activeRules({ ...DEFAULT_FILTERS, ...filters });
  expect(rules.map(({ label }) => label)).toEqual(labels);
});

test('no rule taken off ever shrinks the list', () => {
  fc.assert(
    fc.property(lists, allFilters, searches, (matches, filters, search) => {
      const index = indexMatches(matches);
      const shown = filterMatches(index, filters, search);
      for (const { field } of activeRules(filters)) {
        const more = filterMatches(index, withoutRule(filters, field), search);
        expect(more).toEqual(expect.arrayContaining([...shown]));
      }
    }),
  );
});

test('where no rule is active nothing but the search excludes anybody', () => {
  fc.assert(
    fc.property(lists, allFilters, (matches, filters) => {
      const shown = filterMatches(indexMatches(matches), filters, '');
      if (activeRules(filters).length === 0) expect(shown).toEqual(matches);
    }),
  );
});
