import { expect, it } from 'vitest';
import { badgesOf, nextAchievement } from '@/domain/dashboard/badges';
import { dashboardStatsOf, NOTHING_KNOWN } from '@/domain/dashboard/dashboardStats';
import { ownRewardsOf } from '@/domain/dashboard/ownRewards';

const samples = dashboardStatsOf(NOTHING_KNOWN);

function withFigures(figures: Record<string, number>) {
  const changed = Object.entries(figures).map(([name, value]) => [
    name,
    { ...samples.matches, value, isSample: false },
  ]);
  return { ...samples, ...Object.fromEntries(changed) };
}

const unlocked = (stats: typeof samples) =>
  badgesOf(stats).flatMap(({ id, isUnlocked }) => (isUnlocked ? [id] : []));

it('are six, with the thresholds of rule “Badges”', () => {
  expect(badgesOf(samples).map(({ threshold }) => threshold)).toEqual([4.8, 85, 200, 20, 100, 10]);
});

it('are unlocked at their threshold, not before', () => {
  const at = { profileScore: 4.8, responseRate: 85, profileViews: 200, matches: 20, likes: 100 };
  expect(unlocked(withFigures(at))).toEqual(['rating', 'replies', 'views', 'matches', 'likes']);
  const below = { profileScore: 4.7, responseRate: 84, profileViews: 199, matches: 19, likes: 99 };
  expect(unlocked(withFigures(below))).toEqual([]);
});

it('say which of them rest on a sample, which unlocks none', () => {
  const isSample = badgesOf(samples).map((badge) => badge.isSample);
  expect(isSample).toEqual([true, true, true, true, true, false]);
  expect(unlocked(samples)).toEqual([]);
  const real = dashboardStatsOf({ ...NOTHING_KNOWN, messagesSent: 40, responseRate: 0.9 });
  expect(badgesOf(real)[1]).toMatchObject({ value: 90, isUnlocked: true, isSample: false });
});

it('lock the reply badge while nothing is known of replies', () => {
  const real = dashboardStatsOf({ ...NOTHING_KNOWN, messagesSent: 1 });
  expect(badgesOf(real)[1]).toMatchObject({ value: null, isUnlocked: false });
});

const nextOf = (stats: typeof samples, progress = { openers: 0, days: 0 }) =>
  nextAchievement([...ownRewardsOf(progress), ...badgesOf(stats)]);

it('the next one is the one that the least is missing of, of all', () => {
  // 89 of 100 likes are nearer, but a sample.
  expect(nextOf(samples)).toMatchObject({ id: 'openers', value: 0 });
  expect(nextOf(samples, { openers: 1, days: 3 })?.id).toBe('week');
  expect(nextOf(samples, { openers: 2, days: 3 })?.id).toBe('openers');
  expect(nextOf(withFigures({ responseRate: 84 }), { openers: 2, days: 3 })?.id).toBe('replies');
});

it('a sample is next when nothing of the person’s own is left, and one at its threshold never', () => {
  expect(nextOf(samples, { openers: 3, days: 7 })).toMatchObject({ id: 'likes', isSample: true });
  const all = { profileScore: 5, responseRate: 90, profileViews: 200, matches: 20, likes: 100 };
  expect(nextOf(withFigures(all), { openers: 3, days: 7 })).toBeNull();
});

it('the own ones are unlocked by three openers and by seven days, not before', () => {
  const unlockedBy = (openers: number, days: number) =>
    ownRewardsOf({ openers, days }).map(({ isUnlocked }) => isUnlocked);
  expect(unlockedBy(2, 6)).toEqual([false, false]);
  expect(unlockedBy(3, 6)).toEqual([true, false]);
  expect(unlockedBy(2, 7)).toEqual([false, true]);
  expect(ownRewardsOf({ openers: 9, days: 7 }).map(({ value }) => value)).toEqual([3, 7]);
});
