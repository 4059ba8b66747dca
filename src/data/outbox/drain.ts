import type { Clock } from '@/domain/clock';
import type { Random } from '@/domain/random';
import { describeAnswer } from '../backend/answer';
import type { Connection } from '../backend/request';
import type { TaalDatabase } from '../database';
import { type Delivery, deliver } from './deliver';
import { isIncognito } from './enqueue';
import type { OutboxEntry } from './entry';
import type { Renew, RunExclusively } from './exclusive';
import { amend, isOutdated, mustWait, peek } from './queue';
import { judge, retryDelay } from './retryPolicy';

export interface DrainDependencies {
  readonly database: TaalDatabase;
  readonly connection: Connection;
  readonly runExclusively: RunExclusively;
  readonly clock: Clock;
  readonly random: Random;
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

async function settle(
  { database, clock, random }: DrainDependencies,
  entry: OutboxEntry,
  { answer, apply }: Delivery,
): Promise<DrainEnd | null> {
  const verdict = judge(answer, entry.unreadable);
  if (verdict === 'delivered') {
    await database.transaction('rw', database.outbox, database.analysisHistory, async () => {
      await apply(database);
      await database.outbox.delete(entry.sequence);
    });
    return null;
  }
  // What follows changes only an entry that is still there.
  if (await isOutdated(database, entry)) await database.outbox.delete(entry.sequence);
  const attemptedAt = clock();
  const attempt = {
    attempts: entry.attempts + 1,
    unreadable: entry.unreadable + (answer.kind === 'unreadable' ? 1 : 0),
    attemptedAt,
    lastAnswer: describeAnswer(answer),
  };
  if (verdict === 'park') {
    await amend(database, entry, { ...attempt, state: 'parked' });
    return null;
  }
  const at = attemptedAt + retryDelay(answer, entry.attempts, random);
  await amend(database, entry, { ...attempt, state: 'waiting', nextAttemptAt: at });
  return { kind: 'failed', at, reachable: answer.kind !== 'unreachable' };
}

/** Peek, send, delete: an entry is deleted only after the backend has taken it. */
async function sendNext(dependencies: DrainDependencies, renew: Renew): Promise<DrainEnd | null> {
  const { database, connection, clock } = dependencies;
  if (await isIncognito(database)) return { kind: 'incognito' };
  const entry = await peek(database);
  if (entry === null) return { kind: 'empty' };
  if (mustWait(entry, clock())) return { kind: 'later', at: entry.nextAttemptAt };
  if (!(await renew())) return { kind: 'elsewhere' };
  await amend(database, entry, { state: 'sending' });
  return settle(dependencies, entry, await deliver(connection, entry));
}

/** Sends what waits, first in, first out, until the queue is empty or has to wait (design, 5). */
export async function drain(dependencies: DrainDependencies): Promise<DrainEnd> {
  let end: DrainEnd | null = null;
  await dependencies.runExclusively(async (renew) => {
    while (end === null) end = await sendNext(dependencies, renew);
  });
  return end ?? { kind: 'elsewhere' };
}
