import type { ChatMessage } from '@/domain/chat/chatMessage';
import type { ChatSession } from '@/domain/chat/chatSession';
import { readRows } from '../../database/quarantine';
import {
  chatMessageRow,
  chatSessionRow,
  toChatMessageRow,
  toChatSessionRow,
} from '../../database/rows/chatRows';
import { type DraftRow, draftRow } from '../../database/rows/draftRow';
import type { TaalDatabase } from '../../database/taalDatabase';
import { type OutboxEntry, outboxEntryRow } from '../../outbox/entry';
import { keysOf } from './drafts';

/** Everything that goes when chats are deleted, for as long as that can be undone. */
export interface DeletedChats {
  readonly sessions: readonly ChatSession[];
  readonly messages: readonly ChatMessage[];
  readonly drafts: readonly DraftRow[];
  readonly entries: readonly OutboxEntry[];
}

/** The stores that deleting and restoring chats touch. */
export function chatStores(database: TaalDatabase) {
  const { chatSessions, chatMessages, drafts, outbox, keyValue } = database;
  return [chatSessions, chatMessages, drafts, outbox, keyValue];
}

/**
 * Deletes sessions with their messages, their drafts and what of them still waits for the backend,
 * and returns it all. To be called in a transaction over `chatStores`.
 */
export async function deleteChats(
  database: TaalDatabase,
  ids: readonly string[] | 'all',
): Promise<DeletedChats> {
  const { chatSessions, chatMessages, drafts, outbox } = database;
  // A collection keeps its place in the list of ids, so each is recreated. All of them means those
  // too whose session is damaged or gone; drafts of other screens have ids of their own kind.
  const parts = [
    () => (ids === 'all' ? chatSessions.toCollection() : chatSessions.where('id').anyOf(ids)),
    () =>
      ids === 'all' ? chatMessages.toCollection() : chatMessages.where('sessionId').anyOf(ids),
    () =>
      ids === 'all'
        ? drafts.where('id').startsWith('session_')
        : drafts.where('id').inAnyRange(ids.map(keysOf), { includeUppers: true }),
    () =>
      ids === 'all' ? outbox.where('kind').equals('analyze') : outbox.where('sessionId').anyOf(ids),
  ] as const;
  const [sessions, messages, kept, entries] = parts;
  const taken = {
    sessions: readRows(database, chatSessions, chatSessionRow, await sessions().toArray()),
    messages: readRows(database, chatMessages, chatMessageRow, await messages().toArray()),
    drafts: readRows(database, drafts, draftRow, await kept().toArray()),
    entries: readRows(database, outbox, outboxEntryRow, await entries().toArray()),
  };
  for (const rows of parts) await rows().delete();
  return taken;
}

/** Puts deleted chats back as they were. To be called in a transaction over `chatStores`. */
export async function restoreChats(database: TaalDatabase, deleted: DeletedChats): Promise<void> {
  await database.chatSessions.bulkPut(deleted.sessions.map(toChatSessionRow));
  await database.chatMessages.bulkPut(deleted.messages.map(toChatMessageRow));
  await database.drafts.bulkPut([...deleted.drafts]);
  await restoreEntries(database, deleted.entries);
}

/** Puts entries back into the queue, each in its place. */
export async function restoreEntries(
  database: TaalDatabase,
  entries: readonly OutboxEntry[],
): Promise<void> {
  await database.outbox.bulkPut(
    // The sender of an entry has learnt that it is gone; a refused one stays refused.
    entries.map((entry) =>
      entry.state === 'sending' ? { ...entry, state: 'waiting' as const } : entry,
    ),
  );
}
