import { expect, it } from 'vitest';
import { DEMO_STATS } from '@/domain/dashboard/demoStats';
import { sampleWeek } from '@/domain/stats/dailyActivity';

it('has seven sample days that end today and add up to the demo values', () => {
  const now = new Date(2026, 10, 20, 16, 30);
  const week = sampleWeek(now.getTime());
  expect(week.map(({ date }) => date)).toEqual(
    [14, 15, 16, 17, 18, 19, 20].map((day) => new Date(2026, 10, day)),
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(week.map(({ views }) => views))).toBe(DEMO_STATS.profileViews);
  expect(sum(week.map(({ likes }) => likes))).toBe(DEMO_STATS.likes);
  expect(sum(week.map(({ messages }) => messages))).toBe(DEMO_STATS.messages);
});
