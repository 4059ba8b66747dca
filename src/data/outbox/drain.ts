import type { Clock } from '@/domain/clock';
import type { Caller } from '@/domain/ledger/call';
import type { Random } from '@/domain/random';
import type { Connection } from '../backend/request';
import type { TaalDatabase } from '../database/taalDatabase';
import { deliver } from './deliver';
import type { RunExclusively } from './drainLock';
import { isIncognito } from './enqueue';
import type { OutboxEntry } from './entry';
import { peek } from './queue';
import { isBackingOff, judge, notBefore } from './retryPolicy';
import { type SendableEntries, watchSendable } from './sendableEntries';
import { commitDelivered, type Delivered, rescheduleOrPark } from './settle';

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

/** How long what was read of the queue holds, in milliseconds; it is read again after that. */
const FRESH_MS = 250;
const MOST_IN_A_TURN = 100;

type Next = DrainEnd | { readonly kind: 'send'; readonly entries: readonly OutboxEntry[] };

/** What to do next, as things stand now; what was taken is out, though still in the queue. */
async function chooseNext(
  { database, clock }: DrainDependencies,
  taken: readonly Delivered[],
): Promise<Next> {
  const out = new Set(taken.map(({ entry }) => entry.sequence));
  const [held, [first, ...more]] = await Promise.all([
    isIncognito(database),
    peek(database, MOST_IN_A_TURN, out),
  ]);
  if (held) return { kind: 'incognito' };
  if (first === undefined) return { kind: 'empty' };
  const now = clock();
  if (isBackingOff(first, now)) return { kind: 'later', at: notBefore(first) };
  const wait = more.findIndex((entry) => isBackingOff(entry, now));
  return { kind: 'send', entries: [first, ...(wait === -1 ? more : more.slice(0, wait))] };
}

type Turn = { readonly taken: readonly Delivered[]; readonly end: DrainEnd | null };

/** Sends entries one after another for as long as what was read of them holds. */
async function takeTurn(
  dependencies: DrainDependencies,
  entries: readonly OutboxEntry[],
  sendable: SendableEntries,
): Promise<Turn> {
  const { database, connection, clock } = dependencies;
  const startedAt = clock();
  const taken: Delivered[] = [];
  for (const entry of entries) {
    const age = clock() - startedAt;
    const isFresh = age >= 0 && age < FRESH_MS && connection.sendsIdempotencyKey;
    if (entry !== entries[0] && !(isFresh && (await sendable.isStillSendable(entry)))) break;
    const delivery = await deliver(connection, entry, dependencies.by);
    const { answer, apply, calls } = delivery;
    const verdict = judge(answer, entry.unreadable);
    if (verdict === 'delivered') {
      taken.push({ entry, apply, calls, takenAt: clock() });
      continue;
    }
    await commitDelivered(database, taken);
    const at = await rescheduleOrPark(dependencies, entry, delivery, verdict);
    const reachable = answer.kind !== 'unreachable';
    return { taken: [], end: verdict === 'park' ? null : { kind: 'failed', at, reachable } };
  }
  return { taken, end: null };
}

/**
 * Peek, send, delete: an entry is deleted only after the backend has taken it. What a turn has sent
 * is deleted in one transaction while the next turn's calls are on their way: durable writes, one
 * by one, would take longer than the calls. Who dies in between sends up to a turn's entries once
 * more under the same keys, which changes nothing. Where no key is sent, a repetition would count,
 * so each turn is of one entry, and its deletion is waited for.
 */
async function sendAll(dependencies: DrainDependencies): Promise<DrainEnd> {
  const { database, connection } = dependencies;
  let taken: readonly Delivered[] = [];
  for (;;) {
    if (!connection.sendsIdempotencyKey) {
      await commitDelivered(database, taken);
      taken = [];
    }
    const next: Next = await chooseNext(dependencies, taken);
    if (next.kind !== 'send') {
      await commitDelivered(database, taken);
      return next;
    }
    const recorded = commitDelivered(database, taken, next.entries[0]);
    // Waited for below: the right to drain must not end while a call is under way.
    recorded.catch(() => undefined);
    const sendable = watchSendable(database, next.entries);
    const turn = await takeTurn(dependencies, next.entries, sendable).finally(sendable.stop);
    await recorded;
    if (turn.end !== null) return turn.end;
    taken = turn.taken;
  }
}

/** Sends what waits, first in, first out, until the queue is empty or has to wait (rule R57). */
export async function drain(dependencies: DrainDependencies): Promise<DrainEnd> {
  let end: DrainEnd | null = null;
  await dependencies.runExclusively(async () => {
    end = await sendAll(dependencies);
  });
  return end ?? { kind: 'elsewhere' };
}
