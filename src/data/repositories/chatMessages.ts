import Dexie from 'dexie';
import type { ChatMessage, UserMessage } from '@/domain/chat/chatMessage';
import { readRow, readRows } from '../damagedRows';
import type { TaalDatabase } from '../database';
import { chatMessageRow, toChatMessageRow } from '../rows/chatRows';

/** The latest `limit` messages of a session, oldest of them first. */
export async function latestMessages(
  database: TaalDatabase,
  sessionId: string,
  limit: number,
): Promise<ChatMessage[]> {
  const rows = await database.chatMessages
    .where('[sessionId+position]')
    .between([sessionId, Dexie.minKey], [sessionId, Dexie.maxKey])
    .reverse()
    .limit(limit)
    .toArray();
  return readRows(database, database.chatMessages, chatMessageRow, rows).reverse();
}

/** One message, or null when it does not exist. */
export async function getMessage(database: TaalDatabase, id: string): Promise<ChatMessage | null> {
  const row = await database.chatMessages.get(id);
  return readRow(database, database.chatMessages, id, chatMessageRow, row);
}

/** Stores a message in place of the one with the same id. */
export async function putMessage(database: TaalDatabase, message: ChatMessage): Promise<void> {
  await database.chatMessages.put(toChatMessageRow(message));
}

/** How many messages of a session wait for a reply. */
export function countAwaitingReply(database: TaalDatabase, sessionId: string): Promise<number> {
  return database.chatMessages
    .where('[sessionId+replyDueAt]')
    .between([sessionId, Dexie.minKey], [sessionId, Dexie.maxKey])
    .count();
}

/** All messages that wait for a reply, the one due first in front. */
export async function listAwaitingReply(database: TaalDatabase): Promise<UserMessage[]> {
  const rows = await database.chatMessages.orderBy('replyDueAt').toArray();
  return readRows(database, database.chatMessages, chatMessageRow, rows).filter(
    (message) => message.sender === 'user',
  );
}
