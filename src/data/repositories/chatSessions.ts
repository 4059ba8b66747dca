import { type ChatSession, emptySession, sessionId } from '@/domain/chat/chatSession';
import type { Clock } from '@/domain/clock';
import { readRow, readRows } from '../damagedRows';
import type { TaalDatabase } from '../database';
import { chatSessionRow, toChatSessionRow } from '../rows/chatRows';
import { latestMessages } from './chatMessages';

/** All chat sessions, newest first (specification, section 2, History). */
export async function listChatSessions(database: TaalDatabase): Promise<ChatSession[]> {
  const rows = await database.chatSessions.orderBy('timestamp').reverse().toArray();
  return readRows(database, database.chatSessions, chatSessionRow, rows);
}

/** One chat session, or null when it does not exist. */
export async function getChatSession(
  database: TaalDatabase,
  id: string,
): Promise<ChatSession | null> {
  const row = await database.chatSessions.get(id);
  return readRow(database, database.chatSessions, id, chatSessionRow, row);
}

/**
 * The session of a message that is to be stored. Where it is gone (deleted in another tab, damaged)
 * it is made anew around the messages that are there, so that none is lost or out of order.
 */
export async function getOrRebuildSession(
  database: TaalDatabase,
  id: string,
  now: number,
): Promise<ChatSession> {
  const stored = await getChatSession(database, id);
  if (stored !== null) return stored;
  const [last] = await latestMessages(database, id, 1);
  return { ...emptySession(now), id, messageCount: last === undefined ? 0 : last.position + 1 };
}

/** Stores a chat session in place of the one with the same id. */
export async function putChatSession(database: TaalDatabase, session: ChatSession): Promise<void> {
  await database.chatSessions.put(toChatSessionRow(session));
}

/** Creates an empty session; its id is its time, moved on while another session has it. */
export async function createChatSession(
  database: TaalDatabase,
  clock: Clock,
): Promise<ChatSession> {
  return database.transaction('rw', database.chatSessions, async () => {
    let createdAt = clock();
    while ((await database.chatSessions.get(sessionId(createdAt))) !== undefined) createdAt += 1;
    const session = emptySession(createdAt);
    await putChatSession(database, session);
    return session;
  });
}
