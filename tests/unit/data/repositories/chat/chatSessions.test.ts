import { describe, expect, it } from 'vitest';
import { toChatSessionRow } from '@/data/database/rows/chatRows';
import {
  createChatSession,
  getChatSession,
  listChatSessions,
  pinChatSession,
  putChatSession,
  renameChatSession,
} from '@/data/repositories/chat/chatSessions';
import { emptySession } from '@/domain/chat/chatSession';
import { corrupt } from '../../../../support/fakes/corrupt.ts';
import { testDatabase, twoTabs } from '../../../../support/fakes/testDatabase.ts';

describe('chat sessions', () => {
  it('come back with their dates restored', async () => {
    const database = testDatabase();
    const session = {
      ...emptySession(1000),
      title: 'About tea',
      messageCount: 2,
      lastMessageAt: new Date(3000),
      lastAiMessageAt: new Date(3000),
      recentReplyIds: ['r1'],
    };
    await putChatSession(database, session);
    const stored = await getChatSession(database, 'session_1000');
    expect(stored).toEqual(session);
    expect(stored?.timestamp).toBeInstanceOf(Date);
    expect(stored?.lastMessageAt).toBeInstanceOf(Date);
    expect(await getChatSession(database, 'session_1')).toBeNull();
    expect(await database.chatSessions.get('session_1000')).toMatchObject({ timestamp: 1000 });
  });

  it('are listed newest first where their use was not counted yet, after those where it was', async () => {
    const database = testDatabase();
    for (const createdAt of [2000, 1000, 10_000]) {
      await putChatSession(database, emptySession(createdAt));
    }
    await createChatSession(database, () => 500);
    await createChatSession(database, () => 400);
    const ids = (await listChatSessions(database)).map(({ id }) => id);
    expect(ids).toEqual([
      'session_400',
      'session_500',
      'session_10000',
      'session_2000',
      'session_1000',
    ]);
  });

  it('are pinned above the others, and renamed, without being used by that', async () => {
    const [database, other] = twoTabs();
    for (const createdAt of [1, 2, 3]) await createChatSession(database, () => createdAt);
    const listed = async () => (await listChatSessions(other)).map(({ id }) => id);
    const before = await getChatSession(database, 'session_1');
    await renameChatSession(database, 'session_1', ' 💕 ');
    expect(await getChatSession(other, 'session_1')).toEqual({ ...before, title: '💕' });
    expect(await listed()).toEqual(['session_3', 'session_2', 'session_1']);
    await pinChatSession(database, 'session_1', true);
    await pinChatSession(database, 'session_2', true);
    expect(await listed()).toEqual(['session_2', 'session_1', 'session_3']);
    await pinChatSession(database, 'session_2', false);
    expect(await listed()).toEqual(['session_1', 'session_3', 'session_2']);
    // As if it had never been pinned: an older Taal reads it too.
    expect(await database.chatSessions.get('session_2')).not.toHaveProperty('pinned');
    await renameChatSession(database, 'session_9', 'Gone');
    await pinChatSession(database, 'session_9', true);
    expect(await listed()).toHaveLength(3);
  });

  it.each([
    ['pinned', 'yes'],
    ['nextPosition', -1],
  ])('open with a damaged %s, as those without one', async (field, value) => {
    const database = testDatabase();
    const row = { ...toChatSessionRow(emptySession(2)), [field]: value };
    await database.chatSessions.put(Object(row));
    expect(await getChatSession(database, 'session_2')).toEqual({
      ...emptySession(2),
      [field]: undefined,
    });
  });

  it('count on from each other in two tabs, also with a damaged row or an absurd count', async () => {
    const [first, second] = twoTabs();
    await corrupt(first.chatSessions, 'session_1', { title: 7, lastUse: 41 });
    await first.chatSessions.put(Object({ ...toChatSessionRow(emptySession(2)), lastUse: 1e300 }));
    const made = await Promise.all([
      createChatSession(first, () => 3),
      createChatSession(second, () => 4),
    ]);
    const sessions = await listChatSessions(first);
    expect(sessions.map(({ id, lastUse }) => [id, lastUse])).toEqual([
      [expect.stringMatching(/^session_[34]$/), 43],
      [expect.stringMatching(/^session_[34]$/), 42],
      ['session_2', undefined],
    ]);
    expect(made).toHaveLength(2);
  });

  it('never share an id, also when made in the same millisecond by two tabs', async () => {
    const tabs = twoTabs();
    const made = await Promise.all(
      [...tabs, ...tabs, ...tabs].map((database) => createChatSession(database, () => 5000)),
    );
    expect(made.map(({ id }) => id).sort()).toEqual([
      'session_5000',
      'session_5001',
      'session_5002',
      'session_5003',
      'session_5004',
      'session_5005',
    ]);
    expect(await tabs[0].chatSessions.count()).toBe(6);
  });
});
