import { describe, expect, it, vi } from 'vitest';
import { observe } from '@/data/database/liveQuery';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { addAnalysis, getAnalysisHistory } from '@/data/repositories/analysisHistory';
import { getActiveSessionId, setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { latestMessages, listAwaitingReply } from '@/data/repositories/chat/chatMessages';
import { getChatSession, listChatSessions } from '@/data/repositories/chat/chatSessions';
import { getDraft } from '@/data/repositories/chat/drafts';
import { getRealtimeStats } from '@/data/repositories/realtimeStats';
import { getUserProfile } from '@/data/repositories/userProfile';
import { getUserStats } from '@/data/repositories/userStats';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { EMPTY_USER_STATS } from '@/domain/stats/userStats';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { analysis, chatServices, outgoing, uuid } from '../../../support/builders/chat.ts';
import { corrupt } from '../../../support/fakes/corrupt.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

/** Waits until the damaged row has been moved, and shows where it came from. */
async function setAsideFrom(database: TaalDatabase): Promise<unknown> {
  await vi.waitFor(async () => expect(await database.damagedRows.count()).toBe(1));
  return database.damagedRows.toCollection().first();
}

describe('a damaged row is set aside and the rest still loads', () => {
  it('in chatSessions', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await sendMessage(services, outgoing('session_1'));
    await sendMessage(services, outgoing('session_2'));
    const row = await corrupt(database.chatSessions, 'session_1', { title: 7 });
    expect((await listChatSessions(database)).map(({ id }) => id)).toEqual(['session_2']);
    expect(await setAsideFrom(database)).toMatchObject({
      store: 'chatSessions',
      key: 'session_1',
      row,
      reason: expect.stringContaining('string'),
    });
    expect(await database.chatSessions.toCollection().primaryKeys()).toEqual(['session_2']);
    expect(await getChatSession(database, 'session_1')).toBeNull();
  });

  it('in chatMessages', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    for (const text of ['one', 'two', 'three']) {
      await sendMessage(services, outgoing('session_1', text));
    }
    const row = await corrupt(database.chatMessages, uuid(2), { sender: 'nobody' });
    const messages = await latestMessages(database, 'session_1', 10);
    expect(messages.map(({ text }) => text)).toEqual(['one', 'three']);
    expect(await setAsideFrom(database)).toMatchObject({ store: 'chatMessages', row });
    expect(await database.chatMessages.count()).toBe(2);
    expect(await listAwaitingReply(database)).toHaveLength(2);
  });

  it('in analysisHistory', async () => {
    const database = testDatabase();
    await addAnalysis(database, 'a', analysis('first', 1000));
    await addAnalysis(database, 'b', analysis('second', 2000));
    const row = await corrupt(database.analysisHistory, 'a', { compatibility_score: 2 });
    expect((await getAnalysisHistory(database)).map(({ id }) => id)).toEqual(['b']);
    expect(await setAsideFrom(database)).toMatchObject({ store: 'analysisHistory', row });
    expect(await database.analysisHistory.count()).toBe(1);
  });

  it('in drafts', async () => {
    const database = testDatabase();
    await database.drafts.put({ id: 'session_1', text: 'hm' });
    const row = await corrupt(database.drafts, 'session_1', { text: null });
    expect(await getDraft(database, 'session_1')).toBeNull();
    expect(await setAsideFrom(database)).toMatchObject({ store: 'drafts', key: 'session_1', row });
    expect(await database.drafts.count()).toBe(0);
  });

  it('in keyValue', async () => {
    const database = testDatabase();
    await setActiveSessionId(database, 'session_1');
    const row = await corrupt(database.keyValue, 'activeSessionId', { value: ['session_1'] });
    expect(await getActiveSessionId(database)).toBeNull();
    expect(await setAsideFrom(database)).toMatchObject({ key: 'activeSessionId', row });
    expect(await database.keyValue.count()).toBe(0);
  });

  it('in the stores of a single record', async () => {
    const database = testDatabase();
    await corrupt(database.userStats, 'current', { totalMessages: -1 });
    await corrupt(database.realtimeStats, 'current', { average_wpm: 'fast' });
    expect(await getUserStats(database)).toEqual(EMPTY_USER_STATS);
    expect(await getRealtimeStats(database)).toBeNull();
    await vi.waitFor(async () => expect(await database.damagedRows.count()).toBe(2));
    expect(await database.userStats.count()).toBe(0);
    expect(await database.realtimeStats.count()).toBe(0);
  });
});

it('a profile that is no record at all reads as an empty one that lets nothing out', async () => {
  const database = testDatabase();
  const profiles: { put(row: unknown, key: string): PromiseLike<unknown> } = database.userProfile;
  await profiles.put('not a profile', 'current');
  for (let reads = 0; reads < 2; reads += 1) {
    const { profile, privacy } = await getUserProfile(database);
    expect(profile).toEqual(EMPTY_USER_PROFILE.profile);
    expect(privacy.incognito).toBe(true);
  }
  expect(await database.damagedRows.count()).toBe(0);
});

it('keeps what was damaged also when a good row took its place at once', async () => {
  const database = testDatabase();
  await setActiveSessionId(database, 'session_1');
  await corrupt(database.keyValue, 'activeSessionId', { value: 7 });
  expect(await getActiveSessionId(database)).toBeNull();
  await setActiveSessionId(database, 'session_2');
  expect(await setAsideFrom(database)).toMatchObject({ store: 'keyValue', row: { value: 7 } });
  expect(await getActiveSessionId(database)).toBe('session_2');
});

it('sets a row aside that a live query meets, and the query goes on', async () => {
  const database = testDatabase();
  await addAnalysis(database, 'a', analysis('first', 1000));
  await corrupt(database.analysisHistory, 'a', { timestamp: 'yesterday' });
  const seen: number[] = [];
  const stop = observe(
    () => getAnalysisHistory(database),
    (history) => seen.push(history.length),
  );
  expect(await setAsideFrom(database)).toMatchObject({ store: 'analysisHistory', key: 'a' });
  await addAnalysis(database, 'b', analysis('second', 2000));
  await vi.waitFor(() => expect(seen.at(-1)).toBe(1));
  expect(seen.at(0)).toBe(0);
  stop();
});
