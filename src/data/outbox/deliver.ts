import type { Clock } from '@/domain/clock';
import type { Call, Caller } from '@/domain/ledger/call';
import type { Random } from '@/domain/random';
import { analyze } from '../backend/analyze';
import { type Answer, describeAnswer } from '../backend/answer';
import type { Connection } from '../backend/request';
import { saveUserProfile } from '../backend/userProfile';
import type { TaalDatabase } from '../database/taalDatabase';
import { addCalls } from '../ledger/calls';
import { replaceAnalysis } from '../repositories/analysisHistory';
import { markAnalysed } from '../repositories/chat/chatMessages';
import { setLastDeliveredAt } from '../repositories/values/lastDeliveredAt';
import type { OutboxEntry } from './entry';
import { delayNewerProfile, isOutdated, updateEntry } from './queue';
import { retryDelay, type Verdict } from './retryPolicy';

interface Delivery {
  readonly answer: Answer<unknown>;
  /** What the answer changes here; to be run in the transaction that deletes the entry. */
  readonly apply: (database: TaalDatabase) => Promise<void>;
  /** What left the device for it, for the ledger. */
  readonly calls: readonly Call[];
}

const nothing = async () => {};

/** Sends one entry to the backend. Never throws. */
export async function deliver(
  connection: Connection,
  entry: OutboxEntry,
  by: Caller = 'page',
): Promise<Delivery> {
  const message =
    entry.kind === 'analyze' ? { sessionId: entry.sessionId, messageId: entry.id } : null;
  const calls: Call[] = [];
  const delivery = await send(
    { ...connection, onCall: (call) => calls.push({ ...call, by, message, times: 1 }) },
    entry,
  );
  return { ...delivery, calls };
}

async function send(connection: Connection, entry: OutboxEntry): Promise<Omit<Delivery, 'calls'>> {
  if (entry.kind === 'user-profile') {
    return { answer: await saveUserProfile(connection, entry.body, entry.id), apply: nothing };
  }
  const answer = await analyze(connection, entry.body, entry.id);
  if (answer.kind !== 'ok') return { answer, apply: nothing };
  return {
    answer,
    async apply(database) {
      await replaceAnalysis(database, entry.id, answer.value);
      await markAnalysed(database, entry.id);
    },
  };
}

/** Writes in one transaction what came of an entry that the backend has taken, and deletes it. */
export async function commitDelivered(
  database: TaalDatabase,
  entry: OutboxEntry,
  { apply, calls }: Delivery,
  takenAt: number,
): Promise<void> {
  const { outbox, analysisHistory, chatMessages, keyValue } = database;
  const stores = [outbox, analysisHistory, chatMessages, keyValue, database.calls];
  await database.transaction('rw', stores, async () => {
    await outbox.delete(entry.sequence);
    await apply(database);
    await setLastDeliveredAt(database, takenAt);
    await addCalls(database, calls);
  });
}

/**
 * Keeps an entry that the backend did not take, parked or to be sent again: not before the moment
 * returned. One that was taken back meanwhile stays away, and an outdated profile goes.
 */
export async function rescheduleOrPark(
  dependencies: { readonly database: TaalDatabase; readonly clock: Clock; readonly random: Random },
  entry: OutboxEntry,
  { answer, calls }: Delivery,
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
