import { describe, expect, it, vi } from 'vitest';
import { getActiveSessionId, setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { getDraft, putDraft } from '@/data/repositories/chat/drafts';
import { getRealtimeStats, putRealtimeStats } from '@/data/repositories/realtimeStats';
import { getUserStats, putUserStats } from '@/data/repositories/userStats';
import {
  getHasCompletedOnboarding,
  setHasCompletedOnboarding,
} from '@/data/repositories/values/hasCompletedOnboarding';
import {
  getHasVisitedProfile,
  setHasVisitedProfile,
} from '@/data/repositories/values/hasVisitedProfile';
import { getUserId } from '@/data/repositories/values/userId';
import { realtimeStatsOf } from '@/domain/stats/realtimeStats';
import { countMessage, EMPTY_USER_STATS } from '@/domain/stats/userStats';
import { analysis, uuid } from '../../../../support/builders/chat.ts';
import { corrupt } from '../../../../support/fakes/corrupt.ts';
import { testDatabase, twoTabs } from '../../../../support/fakes/testDatabase.ts';

describe('userId', () => {
  it('has the form user_{timestamp}_{random} and is kept', async () => {
    const database = testDatabase();
    const id = await getUserId(
      database,
      () => 1234,
      () => 0.5,
    );
    expect(id).toMatch(/^user_1234_[a-z0-9]+$/);
    const later = await getUserId(
      database,
      () => 9999,
      () => 0.1,
    );
    expect(later).toBe(id);
  });

  it.each([0, 1e-12, 0.999999999999])('has its form for the draw %d', async (draw) => {
    const id = await getUserId(
      testDatabase(),
      () => 1,
      () => draw,
    );
    expect(id).toMatch(/^user_1_[a-z0-9]+$/);
  });

  it('is made once when two tabs start together', async () => {
    const tabs = twoTabs();
    let draws = 0;
    const random = () => {
      draws += 1;
      return draws / 100;
    };
    const ids = await Promise.all(
      [...tabs, ...tabs, ...tabs].map((database, n) => getUserId(database, () => n, random)),
    );
    expect(new Set(ids).size).toBe(1);
    expect(draws).toBe(1);
  });

  it('is recreated, once, when it is damaged', async () => {
    const tabs = twoTabs();
    await corrupt(tabs[0].keyValue, 'userId', { value: 'somebody' });
    const ids = await Promise.all(
      tabs.map((database, n) =>
        getUserId(
          database,
          () => n,
          () => 0.5,
        ),
      ),
    );
    expect(ids[0]).toMatch(/^user_\d_/);
    expect(ids[1]).toBe(ids[0]);
    // What is read next is set aside after the id had its turn: both are, and the good id stays.
    await corrupt(tabs[0].userStats, 'current', {});
    await getUserStats(tabs[0]);
    await vi.waitFor(async () => expect(await tabs[0].damagedRows.count()).toBe(2));
    const aside = await tabs[0].damagedRows.toArray();
    for (const store of ['keyValue', 'userStats']) {
      expect(aside).toContainEqual(expect.objectContaining({ store }));
    }
    expect(await tabs[1].keyValue.get('userId')).toHaveProperty('value', ids[0]);
  });
});

describe('the flags and the active session', () => {
  it('are absent at first and stay once set', async () => {
    const [database, otherTab] = twoTabs();
    expect(await getHasCompletedOnboarding(database)).toBe(false);
    expect(await getHasVisitedProfile(database)).toBe(false);
    expect(await getActiveSessionId(database)).toBeNull();
    await setHasCompletedOnboarding(database);
    expect(await getHasVisitedProfile(otherTab)).toBe(false);
    await setHasVisitedProfile(database);
    await setActiveSessionId(database, 'session_1');
    await setActiveSessionId(database, 'session_2');
    expect(await getHasCompletedOnboarding(otherTab)).toBe(true);
    expect(await getHasVisitedProfile(otherTab)).toBe(true);
    expect(await getActiveSessionId(otherTab)).toBe('session_2');
  });

  it('read as absent when damaged', async () => {
    const database = testDatabase();
    await corrupt(database.keyValue, 'hasCompletedOnboarding', { value: 'yes' });
    await corrupt(database.keyValue, 'hasVisitedProfile', { value: 1 });
    expect(await getHasCompletedOnboarding(database)).toBe(false);
    expect(await getHasVisitedProfile(database)).toBe(false);
    await vi.waitFor(async () => expect(await database.damagedRows.count()).toBe(2));
  });
});

describe('the statistics', () => {
  it('come back as they were stored', async () => {
    const database = testDatabase();
    expect(await getUserStats(database)).toEqual(EMPTY_USER_STATS);
    const stats = countMessage(EMPTY_USER_STATS, { typingSpeed: 44, sentiment: 'excited' }, 1000);
    await putUserStats(database, stats);
    expect(await getUserStats(database)).toEqual(stats);
    expect(await getRealtimeStats(database)).toBeNull();
    const realtime = { ...realtimeStatsOf([analysis()]), newestAnalysisId: uuid(1) };
    await putRealtimeStats(database, realtime);
    expect(await getRealtimeStats(database)).toEqual(realtime);
  });

  it('takes any trend word the backend may send', async () => {
    const database = testDatabase();
    const trend = { engagement_trend: 'decreasing', newestAnalysisId: null };
    await putRealtimeStats(database, { ...realtimeStatsOf([]), ...trend });
    expect(await getRealtimeStats(database)).toMatchObject({ engagement_trend: 'decreasing' });
  });
});

describe('drafts', () => {
  it('are kept each for its session', async () => {
    const [database, otherTab] = twoTabs();
    await putDraft(database, 'session_1', { text: 'half a sen' });
    await putDraft(database, 'session_2', { text: 'other' });
    expect(await getDraft(otherTab, 'session_1')).toMatchObject({ text: 'half a sen' });
    expect(await getDraft(otherTab, 'session_2')).toMatchObject({ text: 'other' });
    expect(await getDraft(otherTab, 'session_3')).toBeNull();
  });

  it('go when the text is emptied', async () => {
    const database = testDatabase();
    await putDraft(database, 'session_1', { text: 'x' });
    await putDraft(database, 'session_1', { text: '' });
    expect(await getDraft(database, 'session_1')).toBeNull();
    expect(await database.drafts.count()).toBe(0);
  });
});
