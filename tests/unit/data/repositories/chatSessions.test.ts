import { describe, expect, it } from 'vitest';
import {
  createChatSession,
  getChatSession,
  listChatSessions,
  putChatSession,
} from '@/data/repositories/chatSessions';
import { emptySession } from '@/domain/chat/chatSession';
import { testDatabase, twoTabs } from '../../../support/testDatabase.ts';

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

  it('are listed newest first', async () => {
    const database = testDatabase();
    for (const createdAt of [2000, 1000, 10_000]) {
      await putChatSession(database, emptySession(createdAt));
    }
    const ids = (await listChatSessions(database)).map(({ id }) => id);
    expect(ids).toEqual(['session_10000', 'session_2000', 'session_1000']);
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
