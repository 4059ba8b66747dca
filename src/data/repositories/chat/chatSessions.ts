import * as v from 'valibot';
import { byPinAndUse, type ChatSession, emptySession, sessionId } from '@/domain/chat/chatSession';
import { chosenTitle } from '@/domain/chat/chatTitle';
import type { Clock } from '@/domain/clock';
import { readRow, readRows } from '../../database/quarantine';
import {
  chatSessionRow,
  LARGEST_USE,
  toChatSessionRow,
  usedRow,
} from '../../database/rows/chatRows';
import type { TaalDatabase } from '../../database/taalDatabase';
import { latestMessages } from './chatMessages';

/**
 * All chat sessions: the pinned ones, then the others, the one used last in front (rule “Renaming,
 * pinning, sharing a chat”).
 */
export async function listChatSessions(database: TaalDatabase): Promise<ChatSession[]> {
  const rows = await database.chatSessions.toArray();
  return readRows(database, database.chatSessions, chatSessionRow, rows).sort(byPinAndUse);
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
 * it is rebuilt around the messages that are there, so that none is lost or out of order.
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

/**
 * Stores a session that is used just now: made, written in or answered. To be called in a
 * transaction over `chatSessions`, so that of two tabs each counts on from the other.
 */
export async function putUsedSession(database: TaalDatabase, session: ChatSession): Promise<void> {
  const rows = await database.chatSessions.toArray();
  const latest = rows.reduce<number>((most, row) => {
    const parsed = v.safeParse(usedRow, row);
    return Math.max(most, (parsed.success && parsed.output.lastUse) || 0);
  }, 0);
  const lastUse = Math.min(LARGEST_USE, latest + 1);
  await putChatSession(database, { ...session, lastUse });
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
    await putUsedSession(database, session);
    return session;
  });
}

/** Changes a session that is there, and does not count as a use of it. */
async function changeSession(
  database: TaalDatabase,
  id: string,
  change: (session: ChatSession) => ChatSession,
): Promise<void> {
  await database.transaction('rw', database.chatSessions, async () => {
    const session = await getChatSession(database, id);
    if (session !== null) await putChatSession(database, change(session));
  });
}

/**
 * Gives a session the title that a person typed; a blank one leaves it as it is (rule “Renaming,
 * pinning, sharing a chat”).
 */
export function renameChatSession(
  database: TaalDatabase,
  id: string,
  typed: string,
): Promise<void> {
  return changeSession(database, id, (session) => ({
    ...session,
    title: chosenTitle(typed, session.title),
  }));
}

/**
 * Pins a session above the others, or takes its pin away (rule “Renaming, pinning, sharing a
 * chat”).
 */
export function pinChatSession(
  database: TaalDatabase,
  id: string,
  isPinned: boolean,
): Promise<void> {
  return changeSession(database, id, (session) => ({
    ...session,
    pinned: isPinned ? true : undefined,
  }));
}
