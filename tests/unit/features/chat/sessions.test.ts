import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getAnalysisHistory } from '@/data/repositories/analysisHistory';
import { getActiveSessionId, setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { listChatSessions } from '@/data/repositories/chat/chatSessions';
import { putDraft } from '@/data/repositories/chat/drafts';
import { getUserStats } from '@/data/repositories/userStats';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { deliverReply } from '@/features/chat/replies/deliverReply';
import { loadCoach } from '@/features/chat/replies/loadCoach';
import { clearSessions } from '@/features/chat/sessions/clearSessions';
import { deleteSession } from '@/features/chat/sessions/deleteSession';
import { ensureActiveSession } from '@/features/chat/sessions/ensureActiveSession';
import { startNewSession } from '@/features/chat/sessions/startNewSession';
import { undoDeletion } from '@/features/chat/sessions/undoDeletion';
import { chatServices, outgoing, type TestServices } from '../../../support/builders/chat.ts';
import { START } from '../../../support/fakes/manualTime.ts';
import { testDatabase, twoTabs } from '../../../support/fakes/testDatabase.ts';
import { TRAINING_TIME_MS } from '../../../support/fakes/trainedEar.ts';

beforeAll(async () => {
  await loadCoach();
}, TRAINING_TIME_MS);

async function sessionIds(database: TaalDatabase): Promise<string[]> {
  return (await listChatSessions(database)).map(({ id }) => id);
}

/** Three sessions, oldest first, each with a message and a draft; the last one is active. */
async function threeSessions(services: TestServices): Promise<readonly [string, string, string]> {
  const make = async () => {
    services.time.advance(1000);
    const id = await startNewSession(services);
    await sendMessage(services, outgoing(id, `Message of ${id}`));
    await putDraft(services.database, id, { text: 'Draft' });
    return id;
  };
  return [await make(), await make(), await make()];
}

const rowsOfSessions = v.array(v.object({ sessionId: v.string() }));

async function idsOf(rows: PromiseLike<unknown[]>): Promise<string[]> {
  return v
    .parse(rowsOfSessions, await rows)
    .map(({ sessionId }) => sessionId)
    .sort();
}

describe('the active session', () => {
  it('is created on the first load, once', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    const id = await ensureActiveSession(services);
    expect(id).toBe(`session_${START}`);
    services.time.advance(1000);
    expect(await ensureActiveSession(services)).toBe(id);
    expect(await getActiveSessionId(database)).toBe(id);
    expect(await sessionIds(database)).toEqual([id]);
  });

  it('is the same for two tabs that start together', async () => {
    const [first, second] = twoTabs();
    const ids = await Promise.all(
      [first, second, first, second].map((tab) => ensureActiveSession(chatServices(tab))),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await sessionIds(first)).toEqual([ids[0]]);
  });

  it('is not taken from another tab by one whose own chat is still there', async () => {
    const [here, there] = twoTabs();
    const services = chatServices(here);
    const own = await startNewSession(services);
    services.time.advance(1000);
    const other = await startNewSession({ ...services, database: there });
    expect(await ensureActiveSession(services)).toBe(other);
    expect(await ensureActiveSession(services, own)).toBe(own);
    await deleteSession(services, own);
    expect(await ensureActiveSession(services, own)).toBe(other);
  });

  it('is a new one when the stored one is not found, also with others there', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    const others = await threeSessions(services);
    await setActiveSessionId(database, 'session_gone');
    services.time.advance(1000);
    const id = await ensureActiveSession(services);
    expect(others).not.toContain(id);
    expect(await getActiveSessionId(database)).toBe(id);
    expect(await sessionIds(database)).toHaveLength(4);
  });

  it('is a new one when none is stored', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await startNewSession(services);
    await database.keyValue.delete('activeSessionId');
    const id = await ensureActiveSession(services);
    // Made in the same millisecond, yet a session of its own.
    expect(id).toBe(`session_${START + 1}`);
    expect(await sessionIds(database)).toHaveLength(2);
  });

  it('is each new session in turn, one per press', async () => {
    const [first, second] = twoTabs();
    const ids = await Promise.all(
      [first, second, first].map((tab) => startNewSession(chatServices(tab))),
    );
    expect(new Set(ids).size).toBe(3);
    expect(await sessionIds(first)).toHaveLength(3);
    expect(ids).toContain(await getActiveSessionId(first));
  });
});

describe('deleting a session', () => {
  it('takes its messages, its draft and its queue entries, and leaves the others', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    const [oldest, middle, newest] = await threeSessions(services);
    expect((await deleteSession(services, middle)).active).toBe(newest);
    expect(await sessionIds(database)).toEqual([newest, oldest]);
    expect(await idsOf(database.chatMessages.toArray())).toEqual([oldest, newest]);
    expect(await idsOf(database.outbox.toArray())).toEqual([oldest, newest]);
    expect(await database.drafts.toCollection().primaryKeys()).toEqual([oldest, newest]);
  });

  it('keeps what was learned from it', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    const [oldest] = await threeSessions(services);
    await deleteSession(services, oldest);
    expect(await getAnalysisHistory(database)).toHaveLength(3);
    expect(await getUserStats(database)).toMatchObject({ totalMessages: 3 });
  });

  it('keeps the active one active when another goes', async () => {
    const services = chatServices(testDatabase());
    const [oldest, , newest] = await threeSessions(services);
    expect((await deleteSession(services, oldest)).active).toBe(newest);
    expect(await getActiveSessionId(services.database)).toBe(newest);
  });

  it('switches to the first that remains when the active one goes', async () => {
    const services = chatServices(testDatabase());
    const [oldest, middle, newest] = await threeSessions(services);
    await setActiveSessionId(services.database, oldest);
    expect((await deleteSession(services, oldest)).active).toBe(newest);
    expect((await deleteSession(services, newest)).active).toBe(middle);
    expect(await getActiveSessionId(services.database)).toBe(middle);
  });

  it('starts a new one after the last', async () => {
    const services = chatServices(testDatabase());
    const only = await ensureActiveSession(services);
    services.time.advance(1000);
    const next = (await deleteSession(services, only)).active;
    expect(next).not.toBe(only);
    expect(await sessionIds(services.database)).toEqual([next]);
    expect(await getActiveSessionId(services.database)).toBe(next);
  });

  it('does nothing when it is gone already, and ends with one session in a race', async () => {
    const [first, second] = twoTabs();
    const services = chatServices(first);
    const [oldest, middle, newest] = await threeSessions(services);
    expect((await deleteSession(services, 'session_unknown')).active).toBe(newest);
    const tabs = [services, chatServices(second)];
    await Promise.all(
      [oldest, middle, newest].flatMap((id) => tabs.map((tab) => deleteSession(tab, id))),
    );
    const left = await sessionIds(first);
    expect(left).toHaveLength(1);
    expect(left).toEqual([await getActiveSessionId(first)]);
    expect(await first.chatMessages.count()).toBe(0);
    expect(await first.outbox.count()).toBe(0);
  });
});

describe('clearing all sessions', () => {
  it('leaves one new session and nothing of the others', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    const old = await threeSessions(services);
    services.time.advance(1000);
    const id = (await clearSessions(services)).active;
    expect(old).not.toContain(id);
    expect(await sessionIds(database)).toEqual([id]);
    expect(await getActiveSessionId(database)).toBe(id);
    expect(await database.chatMessages.count()).toBe(0);
    expect(await database.drafts.count()).toBe(0);
    expect(await database.outbox.count()).toBe(0);
    expect(await getAnalysisHistory(database)).toHaveLength(3);
  });

  it('leaves the profile waiting in the queue', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await threeSessions(services);
    const snapshot = { user_id: 'user_1_a', profile: {} };
    await database.outbox.add({
      id: crypto.randomUUID(),
      kind: 'user-profile',
      state: 'waiting',
      attempts: 0,
      attemptedAt: 0,
      unreadable: 0,
      createdAt: START,
      nextAttemptAt: 0,
      lastAnswer: null,
      body: snapshot,
    });
    await clearSessions(services);
    expect(await database.outbox.toArray()).toMatchObject([{ body: snapshot }]);
  });

  it('ends with one session when two tabs clear together', async () => {
    const [first, second] = twoTabs();
    const services = chatServices(first);
    await threeSessions(services);
    services.time.advance(1000);
    const other = { ...services, database: second };
    await Promise.all([clearSessions(services), clearSessions(other), clearSessions(services)]);
    expect(await sessionIds(first)).toEqual([await getActiveSessionId(first)]);
    expect(await first.chatMessages.count()).toBe(0);
  });
});

describe('the order of use', () => {
  it('is that of creating, sending and replies, not of opening, whatever the clock says', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    const first = await startNewSession(services);
    // A clock a year ahead, set right afterwards.
    services.time.setClock(START + 365 * 86_400_000);
    const ahead = await startNewSession(services);
    services.time.setClock(START + 60_000);
    const third = await startNewSession(services);
    expect(await sessionIds(database)).toEqual([third, ahead, first]);
    const sent = await sendMessage(services, outgoing(first));
    expect(await sessionIds(database)).toEqual([first, third, ahead]);
    await setActiveSessionId(database, ahead);
    await ensureActiveSession(services, ahead);
    expect(await sessionIds(database)).toEqual([first, third, ahead]);
    await sendMessage(services, outgoing(third));
    await deliverReply(services, sent?.id ?? '');
    expect(await sessionIds(database)).toEqual([first, third, ahead]);
  });

  it('says which chat opens when the active one goes, and which after Undo', async () => {
    const services = chatServices(testDatabase());
    const [oldest, middle, newest] = await threeSessions(services);
    await sendMessage(services, outgoing(oldest));
    expect((await deleteSession(services, newest)).active).toBe(oldest);
    const cleared = await clearSessions(services);
    expect(await undoDeletion(services, cleared)).toBe(oldest);
    expect(await sessionIds(services.database)).toEqual([oldest, middle]);
  });
});
