import Dexie from 'dexie';
import * as v from 'valibot';
import type { ChatMessage, UserMessage } from '@/domain/chat/chatMessage';
import { latestDays } from '@/domain/stats/localDays';
import type { Span } from '@/domain/stats/weeks';
import { readRow, readRows } from '../../database/quarantine';
import { chatMessageRow, toChatMessageRow } from '../../database/rows/chatRows';
import { milliseconds } from '../../database/rows/fields';
import type { TaalDatabase } from '../../database/taalDatabase';

/** The messages of a session from one position up to another, which is left out; all by default. */
export interface MessageRange {
  readonly from?: number | null;
  readonly before?: number | null;
}

/**
 * The latest `limit` messages of a stretch, oldest of them first, and how many rows were found:
 * more than messages where some are damaged.
 */
export async function readMessageRange(
  database: TaalDatabase,
  sessionId: string,
  { from, before }: MessageRange,
  limit: number,
): Promise<{ readonly messages: ChatMessage[]; readonly found: number }> {
  const rows = await database.chatMessages
    .where('[sessionId+position]')
    .between([sessionId, from ?? Dexie.minKey], [sessionId, before ?? Dexie.maxKey])
    .reverse()
    .limit(limit)
    .toArray();
  const messages = readRows(database, database.chatMessages, chatMessageRow, rows).reverse();
  return { messages, found: rows.length };
}

/** The latest `limit` messages of a session, oldest of them first. */
export async function latestMessages(
  database: TaalDatabase,
  sessionId: string,
  limit: number,
): Promise<ChatMessage[]> {
  return (await readMessageRange(database, sessionId, {}, limit)).messages;
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

/** Notes that the backend has analysed a message; nothing happens when it is gone. */
export async function markAnalysed(database: TaalDatabase, id: string): Promise<void> {
  await database.transaction('rw', database.chatMessages, async () => {
    const message = await getMessage(database, id);
    if (message?.sender !== 'user') return;
    await putMessage(database, { ...message, analysedByBackend: true });
  });
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

/** How many messages a side has written, of all or of a stretch of time; no message is read. */
export function countMessages(
  database: TaalDatabase,
  sender: ChatMessage['sender'],
  span?: Span,
): Promise<number> {
  return database.chatMessages
    .where('[sender+timestamp]')
    .between(
      [sender, span?.from.getTime() ?? Dexie.minKey],
      [sender, span?.to.getTime() ?? Dexie.maxKey],
      true,
      false,
    )
    .count();
}

/** The latest `limit` messages that the person wrote in a stretch of time, in no order. */
export async function sentMessages(
  database: TaalDatabase,
  span: Span,
  limit: number,
): Promise<UserMessage[]> {
  const rows = await database.chatMessages
    .where('[sender+timestamp]')
    .between(['user', span.from.getTime()], ['user', span.to.getTime()], true, false)
    .reverse()
    .limit(limit)
    .toArray();
  return readRows(database, database.chatMessages, chatMessageRow, rows).filter(
    (message) => message.sender === 'user',
  );
}

const userKey = v.tuple([v.literal('user'), milliseconds]);

/**
 * On how many local days the person wrote to the assistant, counted up to `most`. A look into the
 * index for each day; no message is read.
 */
export async function countDaysWritten(database: TaalDatabase, most: number): Promise<number> {
  let from = 0;
  for (let days = 0; days < most; days += 1) {
    const [key] = await database.chatMessages
      .where('[sender+timestamp]')
      .between(['user', from], ['user', Dexie.maxKey])
      .limit(1)
      .keys();
    if (!v.is(userKey, key)) return days;
    const [day] = latestDays(key[1], 1);
    if (day === undefined) return days;
    from = day.to.getTime();
  }
  return most;
}

/** Which messages of a session: the first of them, or the last. */
interface Sought {
  readonly end: 'first' | 'last';
  /** A stretch of positions, both ends left out. */
  readonly after?: number;
  readonly before?: number;
  readonly isWanted?: (message: ChatMessage) => boolean;
}

/** The first or last message of a session that is wanted, by cursor; null for none. */
export async function findMessage(
  database: TaalDatabase,
  sessionId: string,
  { end, after, before, isWanted = () => true }: Sought,
): Promise<ChatMessage | null> {
  const stretch = database.chatMessages
    .where('[sessionId+position]')
    .between([sessionId, after ?? Dexie.minKey], [sessionId, before ?? Dexie.maxKey], false, false);
  let found: ChatMessage | null = null;
  const isFound = (row: unknown) => {
    const parsed = v.safeParse(chatMessageRow, row);
    if (!parsed.success || !isWanted(parsed.output)) return false;
    found = parsed.output;
    return true;
  };
  await (end === 'last' ? stretch.reverse() : stretch).filter(isFound).first();
  return found;
}
