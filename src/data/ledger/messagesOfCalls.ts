import type { Call } from '@/domain/ledger/call';
import type { TaalDatabase } from '../database/taalDatabase';

/** Ids of the messages that calls are about and that are still on this device. */
export async function messagesStillHere(
  database: TaalDatabase,
  calls: readonly Call[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(calls.flatMap(({ message }) => message?.messageId ?? []))];
  return new Set(await database.chatMessages.where('id').anyOf(ids).primaryKeys());
}
