import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { localInsights } from '@/domain/matches/localInsights';
import type { Match } from '@/domain/matches/match';
import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import { lists, person } from './people';

type About = Partial<Match>;

const insights = (people: readonly About[], interests: readonly string[] = []) =>
  localInsights(people.map(person), { interests });

/** As many people as `counts` says with each education, all else equal. */
const educated = (counts: Readonly<Record<string, number>>): readonly About[] =>
  Object.entries(counts).flatMap(([education, count]) =>
    Array.from({ length: count }, () => ({ education })),
  );

const aged = (...ages: readonly number[]): readonly About[] => ages.map((age) => ({ age }));

const TWO: readonly About[] = [
  { name: 'Asha', interests: ['Music', 'Art'] },
  { name: 'Bela', interests: ['Music'] },
];

test('with nobody in view there is nothing to claim', () => {
  expect(insights([], ['Music'])).toEqual([
    'No one is in view, so there is nothing to compare yet.',
    'A wider age range or distance may bring people back.',
    'So may a shorter search or fewer filters.',
  ]);
});

test('one person is spoken of by name', () => {
  const meera = { name: 'Meera', age: 25, distance: 1.4, interests: ['Music', 'Art'] };
  expect(insights([meera], ['music', 'Food'])).toEqual([
    'Meera likes Music, as you do.',
    'Meera is listed 1.4 km away.',
    'Meera is 25 and is a Graduate.',
  ]);
});

describe('interests', () => {
  test.each<[readonly About[], readonly string[], string]>([
    [[{ interests: ['Art', 'Food'] }], [], 'Meera likes Art and Food.'],
    [[{ interests: ['Art'] }], ['Food'], 'Meera lists none of your interests.'],
    [[{ interests: [] }], ['Food'], 'Meera lists no interests yet.'],
    [TWO, ['music'], 'Both of these partners like music, as you do.'],
    [TWO, ['Art'], 'One of these 2 partners, Asha, likes Art, as you do.'],
    [TWO, ['Art', 'Music'], 'Both of these partners like Music, as you do.'],
    [TWO, ['Food'], 'None of these 2 partners lists your interests.'],
    [TWO, [], 'No interest is more common here than Music, listed by both.'],
    [[...TWO, {}], [], 'No interest is more common here than Music, listed by 2 of 3.'],
    [[...TWO, ...TWO], [], 'No interest is more common here than Music, listed by all 4.'],
    [[{}, ...TWO.slice(0, 1)], [], 'No two partners here list the same interest.'],
    [[...TWO, {}], ['Music'], '2 of these 3 partners like Music, as you do.'],
    [[...TWO, ...TWO], ['Music'], 'All 4 of these partners like Music, as you do.'],
    [[{}, {}], [], 'None of these 2 partners lists any interests.'],
  ])('%j beside %j', (people, own, said) => {
    expect(insights(people, own)[0]).toBe(said);
  });
});

describe('distance', () => {
  const at = (...places: readonly [string, number][]) =>
    insights(places.map(([name, distance]) => ({ name, distance })))[1];

  it('names the card with the shortest and counts those of 5 km at most', () => {
    expect(at(['Asha', 8], ['Bela', 6.2])).toBe('Bela is listed nearest, 6.2 km away.');
    expect(at(['Asha', 5.1], ['Bela', 2])).toBe('Bela is listed nearest, 2 km away.');
    expect(at(['Asha', 5], ['Bela', 2])).toBe(
      'Bela is listed nearest, 2 km away; both are within 5 km.',
    );
    expect(at(['Asha', 5], ['Bela', 2], ['Charu', 5.1])).toBe(
      'Bela is listed nearest, 2 km away; 2 of 3 are within 5 km.',
    );
    expect(at(['Asha', 5], ['Bela', 2], ['Charu', 4])).toBe(
      'Bela is listed nearest, 2 km away; all 3 are within 5 km.',
    );
  });

  it('names all cards with the shortest, unless they are many', () => {
    expect(at(['Asha', 2], ['Bela', 2], ['Charu', 9])).toBe(
      'Asha and Bela are listed nearest, 2 km away.',
    );
    expect(at(['A', 2], ['B', 2], ['C', 2], ['D', 2], ['E', 9])).toBe(
      '4 people are listed nearest, 2 km away.',
    );
  });
});

test.each<[Readonly<Record<string, number>>, string]>([
  [{ Graduate: 2 }, 'Both are Graduates'],
  [{ Diploma: 3 }, 'All 3 hold diplomas'],
  [{ 'Post Graduate': 3, PhD: 2 }, 'Most are Post Graduates'],
  [{ PhD: 2, Graduate: 1, Diploma: 1 }, 'Half hold PhDs'],
  [{ '12th Pass': 2, Graduate: 2, PhD: 1 }, '2 of 5 have passed 12th'],
  [{ Graduate: 1, PhD: 1 }, 'No two have the same education'],
  [{ Kindergarten: 3, PhD: 1 }, 'Most list Kindergarten'],
])('educations %j', (counts, said) => {
  expect(insights(educated(counts))[2].split(';')[0]).toBe(said);
});

test.each<[readonly About[], string]>([
  [aged(25, 25), 'both are 25'],
  [aged(25, 25, 25), 'all are 25'],
  [aged(29, 24), 'ages run from 24 to 29'],
  [aged(29, 24, 26), 'ages run from 24 to 29'],
  [aged(20, 31, 24, 26), 'half are between 24 and 26'],
  [aged(20, 31, 25, 26), 'half are 25 or 26'],
  [aged(20, 25, 31, 25), 'half are 25'],
  [aged(25, 25, 25, 31), '3 of 4 are 25'],
  [aged(22, 24, 26, 30, 31), '3 of 5 are between 22 and 26'],
  [aged(22, 22, 31, 31), 'half are 22'],
])('ages %j', (people, said) => {
  expect(insights(people)[2].split('; ')[1]).toBe(`${said}.`);
});

test('there are always three whole sentences, the same for the same list', () => {
  const own = fc.subarray([...INTEREST_OPTIONS]);
  fc.assert(
    fc.property(lists, own, (matches, interests) => {
      const said = localInsights(matches, { interests });
      expect(said).toHaveLength(3);
      expect(localInsights([...matches], { interests })).toEqual(said);
      for (const sentence of said) expect(sentence).toMatch(/^[A-Z0-9][^.]*(\.\d[^.]*)*\.$/u);
    }),
  );
});

test('the counts are those of the list', () => {
  fc.assert(
    fc.property(lists, fc.constantFrom(...INTEREST_OPTIONS), (matches, interest) => {
      fc.pre(matches.length > 1);
      const [shared] = localInsights(matches, { interests: [interest] });
      const liking = matches.filter(({ interests }) => interests.includes(interest)).length;
      const counted = shared.startsWith('None') ? 0 : shared.startsWith('One') ? 1 : liking;
      expect(counted).toBe(liking);
      if (liking > 1 && liking < matches.length) {
        expect(shared).toContain(`${liking} of these ${matches.length} partners`);
      }
    }),
  );
});
