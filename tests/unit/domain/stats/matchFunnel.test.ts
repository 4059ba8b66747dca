import { expect, it } from 'vitest';
import { matchFunnel, matchSuccessRate, SAMPLE_FUNNEL } from '@/domain/stats/matchFunnel';

it('gives each stage its share of the one before', () => {
  expect(matchFunnel(SAMPLE_FUNNEL)).toEqual([
    { name: 'Profile views', noun: 'views', count: 247, percentOfPrevious: null },
    { name: 'Likes received', noun: 'likes', count: 89, percentOfPrevious: 36 },
    { name: 'Matches', noun: 'matches', count: 23, percentOfPrevious: 26 },
  ]);
});

it('tells how many of the first get to the last', () => {
  expect(matchSuccessRate(SAMPLE_FUNNEL)).toBe(9);
  expect(matchSuccessRate([{ count: 0 }, { count: 3 }])).toBeNull();
  expect(matchSuccessRate([])).toBeNull();
});

it('claims no share of nothing', () => {
  const stages = [
    { name: 'Seen', noun: 'seen', count: 0 },
    { name: 'Liked', noun: 'liked', count: 0 },
  ];
  expect(matchFunnel(stages).map(({ percentOfPrevious }) => percentOfPrevious)).toEqual([
    null,
    null,
  ]);
  expect(matchFunnel([])).toEqual([]);
});
