import type { Clock } from '@/domain/clock';
import type { Random } from '@/domain/random';
import { describeAnswer } from '../backend/answer';
import type { TaalDatabase } from '../database/taalDatabase';
import { addCalls } from '../ledger/calls';
import { setLastDeliveredAt } from '../repositories/values/lastDeliveredAt';
import type { Delivery } from './deliver';
import type { OutboxEntry } from './entry';
import { delayNewerProfile, isOutdated, updateEntry } from './queue';
import { retryDelay, type Verdict } from './retryPolicy';

/** An entry that the backend has taken, and what its answer changes here. */
export interface Delivered extends Pick<Delivery, 'apply' | 'calls'> {
  readonly entry: OutboxEntry;
  readonly takenAt: number;
}

/**
 * Writes in one transaction what came of entries that the backend has taken, which leave the queue,
 * and that `sending` is on its way.
 */
export async function commitDelivered(
  database: TaalDatabase,
  taken: readonly Delivered[],
  sending?: OutboxEntry,
): Promise<void> {
  if (taken.length === 0 && sending === undefined) return;
  const { outbox, analysisHistory, chatMessages, keyValue, calls } = database;
  const last = taken.at(-1);
  const settled = [outbox, analysisHistory, chatMessages, keyValue, calls];
  const stores = last === undefined ? [outbox] : settled;
  await database.transaction('rw', stores, async () => {
    if (sending !== undefined) await updateEntry(database, sending, { state: 'sending' });
    await outbox.bulkDelete(taken.map(({ entry }) => entry.sequence));
    await Promise.all(taken.map(({ apply }) => apply(database)));
    if (last !== undefined) await setLastDeliveredAt(database, last.takenAt);
    await addCalls(
      database,
      taken.flatMap((delivered) => delivered.calls),
    );
  });
}

/**
 * Keeps an entry that the backend did not take, parked or to be sent again: not before the moment
 * returned. One that was taken back meanwhile stays away, and an outdated profile goes.
 */
export async function rescheduleOrPark(
  dependencies: { readonly database: TaalDatabase; readonly clock: Clock; readonly random: Random },
  entry: OutboxEntry,
  { answer, calls }: Pick<Delivery, 'answer' | 'calls'>,
  verdict: Exclude<Verdict, 'delivered'>,
): Promise<number> {
  const { database, clock, random } = dependencies;
  const attemptedAt = clock();
  const nextAttemptAt = attemptedAt + retryDelay(answer, entry.attempts, random);
  const attempt = {
    attempts: entry.attempts + 1,
    unreadable: entry.unreadable + (answer.kind === 'unreadable' ? 1 : 0),
    attemptedAt,
    lastAnswer: describeAnswer(answer),
  };
  await database.transaction('rw', [database.outbox, database.calls], async () => {
    await addCalls(database, calls);
    if (await isOutdated(database, entry)) {
      await database.outbox.delete(entry.sequence);
      if (verdict === 'retry') await delayNewerProfile(database, { attemptedAt, nextAttemptAt });
    } else if (verdict === 'park')
      await updateEntry(database, entry, { ...attempt, state: 'parked' });
    else await updateEntry(database, entry, { ...attempt, state: 'waiting', nextAttemptAt });
  });
  return nextAttemptAt;
}
