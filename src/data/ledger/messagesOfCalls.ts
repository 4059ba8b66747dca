import type { Call } from '@/domain/ledger/call';
import { readRows } from '../database/quarantine';
import { chatMessageRow } from '../database/rows/chatRows';
import type { TaalDatabase } from '../database/taalDatabase';

/** The messages that calls are about, each once. */
function messageIdsOf(calls: readonly Call[]): string[] {
  return [...new Set(calls.flatMap(({ message }) => message?.messageId ?? []))];
}

/** Ids of the messages that calls are about and that are still on this device. */
export async function messagesStillHere(
  database: TaalDatabase,
  calls: readonly Call[],
): Promise<ReadonlySet<string>> {
  const ids = messageIdsOf(calls);
  return new Set(await database.chatMessages.where('id').anyOf(ids).primaryKeys());
}

/**
 * What was written in the messages that calls are about, by their ids, as it is stored now. Deleted
 * and damaged messages are left out.
 */
export async function textsOfCalls(
  database: TaalDatabase,
  calls: readonly Call[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.chatMessages.bulkGet(messageIdsOf(calls));
  const stored = rows.filter((row) => row !== undefined);
  const messages = readRows(database, database.chatMessages, chatMessageRow, stored);
  return new Map(messages.map(({ id, text }) => [id, text]));
}
