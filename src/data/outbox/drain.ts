import type { Clock } from '@/domain/clock';
import type { Caller } from '@/domain/ledger/call';
import type { Random } from '@/domain/random';
import type { Connection } from '../backend/request';
import type { TaalDatabase } from '../database/taalDatabase';
import { commitDelivered, deliver, rescheduleOrPark } from './deliver';
import type { RunExclusively } from './drainLock';
import { isIncognito } from './enqueue';
import type { OutboxEntry } from './entry';
import { nextEntry, updateEntry } from './queue';
import { isBackingOff, judge, notBefore } from './retryPolicy';

export interface DrainDependencies {
  readonly database: TaalDatabase;
  readonly connection: Connection;
  readonly runExclusively: RunExclusively;
  readonly clock: Clock;
  readonly random: Random;
  /** Who sends, for the ledger; a page where nothing is said. */
  readonly by?: Caller;
}

/**
 * How a drain ended: nothing left; held by incognito; another tab or the worker is at it; the
 * first entry may not be sent before `at`; or the backend did not take it (`reachable` tells
 * whether it answered at all).
 */
export type DrainEnd =
  | { readonly kind: 'empty' | 'incognito' | 'elsewhere' }
  | { readonly kind: 'later'; readonly at: number }
  | { readonly kind: 'failed'; readonly at: number; readonly reachable: boolean };

type Next = DrainEnd | { readonly kind: 'send'; readonly entry: OutboxEntry };

/** Marks the next entry as being sent, unless the person has taken it back or holds everything. */
function takeNext({ database, clock }: DrainDependencies): Promise<Next> {
  const { outbox, userProfile, damagedRows } = database;
  return database.transaction('rw', outbox, userProfile, damagedRows, async () => {
    if (await isIncognito(database)) return { kind: 'incognito' };
    const entry = await nextEntry(database);
    if (entry === null) return { kind: 'empty' };
    if (isBackingOff(entry, clock())) return { kind: 'later', at: notBefore(entry) };
    await updateEntry(database, entry, { state: 'sending' });
    return { kind: 'send', entry };
  });
}

/** Takes, sends and settles one entry after another; each is deleted only after it was delivered. */
async function sendAll(dependencies: DrainDependencies): Promise<DrainEnd> {
  const { database, connection, clock, by } = dependencies;
  for (;;) {
    const next = await takeNext(dependencies);
    if (next.kind !== 'send') return next;
    const { entry } = next;
    const delivery = await deliver(connection, entry, by);
    const verdict = judge(delivery.answer, entry.unreadable);
    if (verdict === 'delivered') await commitDelivered(database, entry, delivery, clock());
    else {
      const at = await rescheduleOrPark(dependencies, entry, delivery, verdict);
      const reachable = delivery.answer.kind !== 'unreachable';
      if (verdict === 'retry') return { kind: 'failed', at, reachable };
    }
  }
}

/**
 * Sends what waits, first in, first out, until the queue is empty or has to wait (rule “Queue”).
 */
export async function drain(dependencies: DrainDependencies): Promise<DrainEnd> {
  let end: DrainEnd | null = null;
  await dependencies.runExclusively(async () => {
    end = await sendAll(dependencies);
  });
  return end ?? { kind: 'elsewhere' };
}
