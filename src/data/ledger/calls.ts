import * as v from 'valibot';
import { type Call, MOST_CALLS, type NotedCall, repeats } from '@/domain/ledger/call';
import { readRows } from '../database/quarantine';
import { callRow } from '../database/rows/callRow';
import type { TaalDatabase } from '../database/taalDatabase';

const notedCall = v.object({
  ...callRow.entries,
  id: v.number(),
}) satisfies v.GenericSchema<unknown, NotedCall>;

/**
 * Adds calls to the ledger, of which it keeps the latest 500 (rule “What left the device”). To be
 * called in a transaction that has the store `calls`: what was sent is noted with what came of it.
 */
export async function addCalls(database: TaalDatabase, calls: readonly Call[]): Promise<void> {
  if (calls.length === 0) return;
  const last = await database.calls.bulkAdd([...calls]);
  await database.calls
    .where('id')
    .belowOrEqual(last - MOST_CALLS)
    .delete();
}

/** Adds a call that no entry of the queue stands for; a repeated question is counted. */
export async function recordCall(database: TaalDatabase, call: Call): Promise<void> {
  await database.transaction('rw', database.calls, async () => {
    const last = database.calls.orderBy('id').last();
    const before = v.safeParse(notedCall, await last);
    if (before.success && repeats(before.output, call)) {
      const { id, times } = before.output;
      await database.calls.update(id, { at: call.at, times: times + 1 });
    } else await addCalls(database, [call]);
  });
}

/** The calls that left this device, the latest first. Damaged rows are set aside. */
export async function listCalls(database: TaalDatabase): Promise<NotedCall[]> {
  const rows = await database.calls.orderBy('id').reverse().toArray();
  return readRows(database, database.calls, notedCall, rows);
}
