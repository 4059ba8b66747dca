import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedMatch } from '@/domain/matches/comparedProfile';
import { compatibility } from '@/domain/matches/compatibility';
import type { Match } from '@/domain/matches/match';
import { rankMatches } from '@/domain/matches/rankMatches';
import { setApart } from '@/domain/matches/setApart';
import { compared, comparedProfiles, lists, person } from './people';

const said = (own: Parameters<typeof compared>[0], ...people: readonly Partial<Match>[]) => {
  const matches = people.map((about, index) => person({ id: `match_${index + 1}`, ...about }));
  const words = setApart(matches, compared(own));
  return matches.map(({ id }) => words.get(id) ?? null);
};

test('equals say what both are interested in, in the order of the profile, at most three', () => {
  const own = { interests: ['Yoga', 'music', 'Food', 'Art', 'Music'] };
  expect(
    said(own, { interests: ['Art', 'Food', 'Music', 'Yoga'] }, { interests: ['Art', 'Music'] }),
  ).toEqual(['You both: Yoga, music, Food', 'You both: music, Art']);
});

test('nobody whose score nobody else has says anything', () => {
  const interests = ['Music'];
  expect(said({ interests }, { compatibility: 90, interests }, { interests })).toEqual([
    null,
    null,
  ]);
  expect(said({ interests })).toEqual([]);
});

test('where nothing is shared, what differs', () => {
  const own = { age: 27, profession: 'doctor', education: 'PhD' };
  expect(
    said(
      own,
      { distance: 1, age: 30 },
      { distance: 2, age: 27 },
      { distance: 3, age: 29 },
      { distance: 3, age: 29, profession: 'Lawyer', education: 'PhD' },
      { distance: 3, age: 28, profession: 'Lawyer' },
      { distance: 3, age: 25, profession: 'Lawyer' },
    ),
  ).toEqual([
    'Nearest to you of those with 80%',
    'Closest to your age of those with 80%',
    'You both: Doctor',
    'The same level of education as you',
    '1 year older than you',
    '2 years younger than you',
  ]);
});

test('equals in all say nothing of being nearest or closest, and an empty profile nothing', () => {
  expect(said({ age: 27 }, {}, {})).toEqual(['The same age as you', 'The same age as you']);
  expect(said({}, {}, {})).toEqual([null, null]);
});

test('what is said is true of the list, whatever it is', () => {
  fc.assert(
    fc.property(lists, comparedProfiles, fc.nat({ max: 30 }), (matches, own, step) => {
      const rounded = matches.map((match) => ({
        ...match,
        compatibility: match.compatibility - (match.compatibility % (step + 1)),
      }));
      const words = setApart(rounded, own);
      for (const match of rounded) {
        const text = words.get(match.id);
        const others = rounded.filter(
          (other) => other !== match && other.compatibility === match.compatibility,
        );
        if (others.length === 0) expect(text).toBeUndefined();
        if (text === undefined) continue;
        const shared = /^You both: (.+)$/u.exec(text)?.[1]?.split(', ') ?? [];
        for (const interest of shared) {
          const has = (list: readonly string[]) =>
            list.some((one) => one.trim().toLowerCase() === interest.toLowerCase());
          expect(has([...own.interests, own.profession])).toBe(true);
          expect(has([...match.interests, match.profession])).toBe(true);
        }
        if (text.startsWith('Nearest')) {
          expect(others.every(({ distance }) => distance > match.distance)).toBe(true);
        }
        if (text.startsWith('Closest')) {
          const gap = (age: number) => Math.abs(age - (own.age ?? Number.NaN));
          expect(others.every(({ age }) => gap(age) > gap(match.age))).toBe(true);
        }
      }
    }),
  );
});

test('the order of equals is by the parts, is total, and is the same for any list order', () => {
  fc.assert(
    fc.property(lists, comparedProfiles, fc.nat({ max: 30 }), (matches, own, step) => {
      const parts = new Map(matches.map((one) => [one.id, compatibility(own, comparedMatch(one))]));
      const scores = new Map(
        matches.map(({ id, compatibility: percent }) => [id, percent - (percent % (step + 1))]),
      );
      const ranked = rankMatches(matches, scores, parts);
      expect(rankMatches([...matches].reverse(), scores, parts)).toEqual(ranked);
      expect(new Set(ranked)).toEqual(new Set(matches));
      const keysOf = ({ id, distance }: Match) => [
        -(scores.get(id) ?? 0),
        ...['interests', 'age', 'education', 'profession'].map(
          (wanted) => -(parts.get(id)?.parts.find(({ name }) => name === wanted)?.value ?? 0),
        ),
        distance,
      ];
      for (const [index, match] of ranked.slice(1).entries()) {
        const before = keysOf(ranked[index] ?? match);
        const after = keysOf(match);
        const first = before.findIndex((key, place) => key !== after[place]);
        if (first !== -1) expect(before[first]).toBeLessThan(after[first] ?? Number.NaN);
      }
    }),
  );
});

test('more shared interests come before closer ages, and those before nearness', () => {
  const own = compared({ age: 27, interests: ['Music', 'Art'] });
  const people = [
    person({ id: 'near', age: 30, distance: 1, interests: ['Food', 'Yoga'] }),
    person({ id: 'young', age: 27, distance: 9, interests: ['Food', 'Yoga'] }),
    person({ id: 'both', age: 31, distance: 9, interests: ['Music', 'Art'] }),
  ];
  const parts = new Map(people.map((one) => [one.id, compatibility(own, comparedMatch(one))]));
  const ranked = rankMatches(people, new Map(people.map(({ id }) => [id, 80])), parts);
  expect(ranked.map(({ id }) => id)).toEqual(['both', 'young', 'near']);
});
