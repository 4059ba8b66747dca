import type { Transaction } from 'dexie';
import * as v from 'valibot';

/** Single values that version 5 kept and nothing reads any more. */
const FORMER_KEYS = ['labRun', 'rewordsAnswers', 'sharedChat', 'sharedImages'];

const queuedRow = v.object({ id: v.string() });
const dangerRow = v.object({ isSensitive: v.literal(true) });
const unansweredRow = v.object({ replyDueAt: v.number() });

/** Messages that speak of danger leave the queue; those that the coach has not heard wait for it. */
async function holdDanger(transaction: Transaction): Promise<void> {
  const outbox = transaction.table<unknown>('outbox');
  const entries = await outbox.where('kind').equals('analyze').toArray();
  const ids = entries.flatMap((entry) => (v.is(queuedRow, entry) ? [entry.id] : []));
  const messages = await transaction.table<unknown, string>('chatMessages').bulkGet(ids);
  for (const [index, id] of ids.entries()) {
    const entry = outbox.where('id').equals(id);
    if (v.is(dangerRow, messages[index])) await entry.delete();
    else if (v.is(unansweredRow, messages[index])) await entry.modify({ state: 'unheard' });
  }
}

/** Deletes what belonged to features that are gone, and what speaks of danger from the queue. */
export const version6 = {
  version: 6,
  stores: {},
  async upgrade(transaction: Transaction): Promise<void> {
    await transaction.table('keyValue').bulkDelete(FORMER_KEYS);
    await holdDanger(transaction);
  },
} as const;
