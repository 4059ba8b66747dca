import { expect, it } from 'vitest';
import { badgesOf, nextAchievement } from '@/domain/dashboard/badges';
import { dashboardStatsOf, NOTHING_KNOWN } from '@/domain/dashboard/dashboardStats';

const samples = dashboardStatsOf(NOTHING_KNOWN);

function withFigures(figures: Record<string, number>) {
  const changed = Object.entries(figures).map(([name, value]) => [
    name,
    { ...samples.matches, value },
  ]);
  return { ...samples, ...Object.fromEntries(changed) };
}

const unlocked = (stats: typeof samples) =>
  badgesOf(stats).flatMap(({ id, isUnlocked }) => (isUnlocked ? [id] : []));

it('are six, with the thresholds of rule R32', () => {
  expect(badgesOf(samples).map(({ threshold }) => threshold)).toEqual([4.8, 85, 200, 20, 100, 10]);
});

it('are unlocked at their threshold, not before', () => {
  const at = { profileScore: 4.8, responseRate: 85, profileViews: 200, matches: 20, likes: 100 };
  expect(unlocked(withFigures(at))).toEqual(['rating', 'replies', 'views', 'matches', 'likes']);
  const below = { profileScore: 4.7, responseRate: 84, profileViews: 199, matches: 19, likes: 99 };
  expect(unlocked(withFigures(below))).toEqual([]);
});

it('say which of them rest on a sample', () => {
  const isSample = badgesOf(samples).map((badge) => badge.isSample);
  expect(isSample).toEqual([true, true, true, true, true, false]);
  const real = dashboardStatsOf({ ...NOTHING_KNOWN, messagesSent: 40, responseRate: 0.9 });
  expect(badgesOf(real)[1]).toMatchObject({ value: 90, isUnlocked: true, isSample: false });
});

it('lock the reply badge while nothing is known of replies', () => {
  const real = dashboardStatsOf({ ...NOTHING_KNOWN, messagesSent: 1 });
  expect(badgesOf(real)[1]).toMatchObject({ value: null, isUnlocked: false });
});

it('the next one is the locked one that the least is missing of', () => {
  expect(nextAchievement(badgesOf(samples))).toMatchObject({ id: 'likes', value: 89 });
  const closer = withFigures({ responseRate: 84 });
  expect(nextAchievement(badgesOf(closer))?.id).toBe('replies');
});

it('there is no next one when all that can be measured are there', () => {
  expect(nextAchievement(badgesOf(withFigures({ likes: 100 })))).toBeNull();
});
