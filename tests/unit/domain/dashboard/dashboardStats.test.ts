import { describe, expect, it, test } from 'vitest';
import {
  type DashboardStats,
  dashboardStatsOf,
  NOTHING_KNOWN,
} from '@/domain/dashboard/dashboardStats';
import { profileCompleteness } from '@/domain/profile/completeness';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { realtimeStatsOf } from '@/domain/stats/realtimeStats';
import { analysis } from '../../../support/builders/chat.ts';

const NAMES = [
  'profileViews',
  'likes',
  'matches',
  'messages',
  'responseRate',
  'averageResponseTime',
  'compatibilityScore',
  'profileCompleteness',
  'profileScore',
] as const satisfies (keyof DashboardStats)[];

const samplesOf = (stats: DashboardStats) => NAMES.filter((name) => stats[name].isSample);

describe('with nothing known', () => {
  const stats = dashboardStatsOf(NOTHING_KNOWN);

  it('everything is a sample', () => {
    expect(samplesOf(stats)).toEqual(NAMES);
  });

  test.each([
    ['profileViews', 247],
    ['likes', 89],
    ['matches', 23],
    ['messages', 156],
    ['responseRate', 85],
    ['averageResponseTime', 3.2],
    ['compatibilityScore', 87],
    ['profileCompleteness', 85],
    ['profileScore', 4.8],
  ] as const)('%s is %d (rule “Dashboard figures”)', (name, value) => {
    expect(stats[name].value).toBe(value);
  });
});

it('ticks what the bar beside the ticks is made of', () => {
  const none = { hasPhotos: false, hasBio: false, hasInterests: false };
  expect(dashboardStatsOf(NOTHING_KNOWN).profileChecks).toEqual({
    hasPhotos: true,
    hasBio: true,
    hasInterests: true,
  });
  const { profile } = EMPTY_USER_PROFILE;
  const completeness = profileCompleteness({ ...profile, name: 'Asha' });
  const named = dashboardStatsOf({ ...NOTHING_KNOWN, completeness });
  expect(named.profileCompleteness).toEqual({ value: 7, isSample: false });
  expect(named.profileChecks).toMatchObject(none);
});

it('turns real value by value', () => {
  const completeness = { ...NOTHING_KNOWN.completeness, percent: 36 };
  const profileOnly = dashboardStatsOf({ ...NOTHING_KNOWN, completeness });
  expect(profileOnly.profileCompleteness).toEqual({ value: 36, isSample: false });
  expect(samplesOf(profileOnly)).toHaveLength(8);

  const oneMessage = dashboardStatsOf({
    ...NOTHING_KNOWN,
    messagesSent: 1,
    sentThisWeek: 1,
    realtime: realtimeStatsOf([analysis()]),
  });
  expect(samplesOf(oneMessage)).toEqual([
    'profileViews',
    'likes',
    'matches',
    'profileCompleteness',
    'profileScore',
  ]);
  expect(oneMessage.messages).toEqual({
    value: 1,
    isSample: false,
    change: { direction: 'up', percent: null, current: 1 },
  });
});

it('has nothing to tell of a response rate while the first reply may still be answered', () => {
  const stats = dashboardStatsOf({ ...NOTHING_KNOWN, messagesSent: 1 });
  expect(stats.responseRate).toEqual({ value: null, isSample: false });
});

it('has nothing to tell of a response time where nothing was answered', () => {
  const realtime = realtimeStatsOf([analysis()]);
  const stats = dashboardStatsOf({ ...NOTHING_KNOWN, realtime, lacksResponses: true });
  expect(stats.averageResponseTime).toEqual({ value: null, isSample: false });
});

it('marks a compatibility that the device made up as a sample', () => {
  const realtime = { ...realtimeStatsOf([analysis()]), compatibility_score: 0.834 };
  const figure = (hasMadeUpScores: boolean) =>
    dashboardStatsOf({ ...NOTHING_KNOWN, realtime, hasMadeUpScores }).compatibilityScore;
  expect(figure(true)).toEqual({ value: 83, isSample: true });
  expect(figure(false)).toEqual({ value: 83, isSample: false });
});

it('gives rates and scores in percent and the response time in hours', () => {
  const realtime = {
    ...realtimeStatsOf([analysis()]),
    average_response_time: 5400,
    compatibility_score: 0.834,
  };
  const stats = dashboardStatsOf({
    ...NOTHING_KNOWN,
    messagesSent: 10_000,
    sentThisWeek: 300,
    sentTheWeekBefore: 400,
    responseRate: 0.996,
    realtime,
  });
  expect(stats.responseRate.value).toBe(100);
  expect(stats.averageResponseTime.value).toBe(1.5);
  expect(stats.compatibilityScore.value).toBe(83);
  expect(stats.messages.value).toBe(10_000);
  expect(stats.messages.change).toMatchObject({ direction: 'down', percent: 25 });
});
