import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { putDraft } from '@/data/repositories/chat/drafts';
import { getUserProfile, putUserProfile } from '@/data/repositories/userProfile';
import { getUserStats } from '@/data/repositories/userStats';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { deleteSession } from '@/features/chat/sessions/deleteSession';
import { ensureActiveSession } from '@/features/chat/sessions/ensureActiveSession';
import { chatServices, outgoing, uuid } from '../../../../support/builders/chat.ts';
import { START } from '../../../../support/fakes/manualTime.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

const keyValueRow = v.object({ key: v.string(), value: v.string() });

/** Everything stored, by store; the userId may be made before the message is. */
async function contents(database: TaalDatabase): Promise<Record<string, unknown[]>> {
  const stored: Record<string, unknown[]> = {};
  for (const table of database.tables) stored[table.name] = await table.toArray();
  stored.keyValue = await database.keyValue.where('key').notEqual('userId').toArray();
  return stored;
}

async function goIncognito(database: TaalDatabase, incognito: boolean): Promise<void> {
  const profile = await getUserProfile(database);
  await putUserProfile(database, { ...profile, privacy: { ...profile.privacy, incognito } });
}

describe('sending a message', () => {
  it('stores message, session, stats, analysis and queue entry together', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    const sessionId = await ensureActiveSession(services);
    const message = await sendMessage(services, outgoing(sessionId, 'I love chai!'));
    const shared = { id: uuid(1), sessionId, text: 'I love chai!', position: 0 };
    expect(message).toEqual({
      ...shared,
      sender: 'user',
      timestamp: new Date(START),
      typingSpeed: 60,
      sentiment: 'positive',
      beats: [0.5, 1],
      replyDueAt: new Date(START + 1500),
      analysedByBackend: false,
    });
    const { keyValue, ...stored } = await contents(database);
    const [user] = await database.keyValue.where('key').equals('userId').toArray();
    expect(keyValue).toHaveLength(1);
    expect(stored).toMatchObject({
      chatMessages: [{ ...shared, timestamp: START, replyDueAt: START + 1500 }],
      chatSessions: [
        {
          id: sessionId,
          title: 'I love chai!',
          messageCount: 1,
          lastMessageAt: START,
          lastAiMessageAt: null,
        },
      ],
      userStats: [{ totalMessages: 1, typingSpeeds: [60], sentiments: ['positive'] }],
      analysisHistory: [
        { id: uuid(1), source: 'device', timestamp: START, typing_analysis: { wpm: 60 } },
      ],
      outbox: [
        {
          id: uuid(1),
          kind: 'analyze',
          state: 'unheard',
          attempts: 0,
          sessionId,
          createdAt: START,
          nextAttemptAt: 0,
          body: { text: 'I love chai!', time_taken: 3, response_time: 1 },
        },
      ],
    });
    expect(user).toHaveProperty('value', expect.stringMatching(/^user_/));
    expect(stored).toHaveProperty('outbox.0.body.user_id', v.parse(keyValueRow, user).value);
  });

  it('names the session after its first message only', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    const sessionId = await ensureActiveSession(services);
    await sendMessage(services, outgoing(sessionId, 'The first of all the messages, a long one'));
    await sendMessage(services, outgoing(sessionId, 'The second'));
    const titles = (await contents(database)).chatSessions;
    expect(titles).toMatchObject([{ title: 'The first of all the messages,…', messageCount: 2 }]);
  });

  it.each(['', '   ', '\n\t\u00A0'])(
    'refuses the blank text %j and stores nothing',
    async (text) => {
      const database = testDatabase();
      const before = await contents(database);
      expect(await sendMessage(chatServices(database), outgoing('session_1', text))).toBeNull();
      expect(await contents(database)).toEqual(before);
    },
  );

  it('re-creates a session that another tab has deleted', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    const sessionId = await ensureActiveSession(services);
    await sendMessage(services, outgoing(sessionId));
    await deleteSession(services, sessionId);
    const kept = await sendMessage(services, outgoing(sessionId, 'Still here'));
    expect(kept).toMatchObject({ sessionId, position: 0 });
    expect(await database.chatSessions.get(sessionId)).toMatchObject({
      title: 'Still here',
      messageCount: 1,
      timestamp: START,
    });
  });

  it("removes the session's draft and no other", async () => {
    const database = testDatabase();
    await putDraft(database, 'session_1', { text: 'How are' });
    await putDraft(database, 'session_2', { text: 'Other' });
    await sendMessage(chatServices(database), outgoing('session_1'));
    expect(await database.drafts.toCollection().primaryKeys()).toEqual(['session_2']);
  });

  it('queues nothing under incognito, and goes on queueing after it', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await goIncognito(database, true);
    await sendMessage(services, outgoing('session_1', 'A secret'));
    expect(await database.outbox.count()).toBe(0);
    expect(await database.chatMessages.count()).toBe(1);
    expect(await database.analysisHistory.count()).toBe(1);
    expect(await getUserStats(database)).toMatchObject({ totalMessages: 1 });
    await goIncognito(database, false);
    await sendMessage(services, outgoing('session_1', 'No secret'));
    expect(await database.outbox.toArray()).toMatchObject([{ body: { text: 'No secret' } }]);
  });
});

describe('a send that fails half-way stores nothing', () => {
  /** Throws at the call after `calls` good ones. */
  function failingAfter<T>(calls: number, good: () => T): () => T {
    let left = calls;
    return () => {
      left -= 1;
      if (left < 0) throw new Error('Out of order');
      return good();
    };
  }

  it.each([
    ['the clock', { clock: failingAfter(0, () => START) }],
    ['the first draw', { random: failingAfter(0, () => 0.5) }],
    ['the last draw', { random: failingAfter(2, () => 0.5) }],
    ['the new id', { newId: failingAfter(0, () => uuid(9)) }],
  ])('%s', async (_, change) => {
    const database = testDatabase();
    const services = chatServices(database);
    await sendMessage(services, outgoing('session_1'));
    await putDraft(database, 'session_1', { text: 'Next' });
    const before = await contents(database);
    const failing = { ...services, ...change };
    await expect(sendMessage(failing, outgoing('session_1', 'Next'))).rejects.toThrow(
      'Out of order',
    );
    expect(await contents(database)).toEqual(before);
  });

  it('the queue: its id is taken', async () => {
    const database = testDatabase();
    const services = chatServices(database, { newId: () => uuid(7) });
    await sendMessage(services, outgoing('session_1', 'First'));
    await putDraft(database, 'session_1', { text: 'Second' });
    const before = await contents(database);
    // The message, the session, the stats and the analysis are written by then.
    await expect(sendMessage(services, outgoing('session_1', 'Second'))).rejects.toThrow();
    expect(await contents(database)).toEqual(before);
  });
});
