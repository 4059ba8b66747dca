import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankMatches } from '@/domain/matches/rankMatches';
import { lists, person } from './people';

const order = (...rows: readonly [id: string, score: number | null, distance: number][]) => {
  const matches = rows.map(([id, , distance]) => person({ id, distance }));
  const scores = new Map(rows.flatMap(([id, score]) => (score === null ? [] : [[id, score]])));
  return rankMatches(matches, scores).map(({ id }) => id);
};

test('the best score comes first', () => {
  expect(order(['a', 0.4, 1], ['b', 0.9, 9], ['c', 0.7, 2])).toEqual(['b', 'c', 'a']);
});

test('equals are ordered by distance, then by id', () => {
  expect(order(['a', 1, 5], ['b', 1, 2])).toEqual(['b', 'a']);
  expect(order(['b', 1, 5], ['c', 1, 5], ['a', 1, 5])).toEqual(['a', 'b', 'c']);
});

test('a match without a score comes last, even after a score of 0', () => {
  expect(order(['a', null, 1], ['b', 0, 9])).toEqual(['b', 'a']);
});

test('nobody is lost, the list itself stays, and its order does not matter', () => {
  fc.assert(
    fc.property(lists, fc.array(fc.nat({ max: 3 })), (matches, draws) => {
      const scores = new Map(matches.map(({ id }, index) => [id, draws[index] ?? 0]));
      const before = [...matches];
      const ranked = rankMatches(matches, scores);
      expect(matches).toEqual(before);
      expect(new Set(ranked)).toEqual(new Set(matches));
      expect(rankMatches([...matches].reverse(), scores)).toEqual(ranked);
    }),
  );
});
