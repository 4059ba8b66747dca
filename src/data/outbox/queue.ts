import * as v from 'valibot';
import { setAside } from '../damagedRows';
import type { TaalDatabase } from '../database';
import { type OutboxEntry, outboxEntryRow } from './entry';

function isParked(row: unknown): boolean {
  return row instanceof Object && 'state' in row && row.state === 'parked';
}

/** The entry to send next: the oldest that is not parked. A damaged one is set aside. */
export async function peek(database: TaalDatabase): Promise<OutboxEntry | null> {
  const { outbox } = database;
  const next = outbox.orderBy('sequence').filter((row) => !isParked(row));
  for (;;) {
    const row = await next.first();
    if (row === undefined) return null;
    const parsed = v.safeParse(outboxEntryRow, row);
    if (parsed.success) return parsed.output;
    const [key] = await next.limit(1).primaryKeys();
    if (key !== undefined) await setAside(database, outbox, key, outboxEntryRow, row);
  }
}

/** Whether an entry may not be sent yet. A clock set back must not hold the queue up. */
export function mustWait({ attemptedAt, nextAttemptAt }: OutboxEntry, now: number): boolean {
  return nextAttemptAt > now && attemptedAt <= now;
}

/** Whether a newer snapshot of the profile waits: an older one must never follow it. */
export async function isOutdated(database: TaalDatabase, entry: OutboxEntry): Promise<boolean> {
  if (entry.kind !== 'user-profile') return false;
  const sequences = await database.outbox.where('kind').equals(entry.kind).primaryKeys();
  return sequences.some((sequence) => sequence > entry.sequence);
}

/** Writes what changed of an entry, unless it was taken back meanwhile. */
export async function amend(
  database: TaalDatabase,
  entry: OutboxEntry,
  change: Partial<
    Pick<
      OutboxEntry,
      'state' | 'attempts' | 'attemptedAt' | 'unreadable' | 'nextAttemptAt' | 'lastAnswer'
    >
  >,
): Promise<void> {
  await database.outbox.update(entry.sequence, change);
}

/** Entries that will still be sent. */
export function countWaiting(database: TaalDatabase): Promise<number> {
  return database.outbox.where('state').anyOf('waiting', 'sending').count();
}

/** Entries that the backend refused for good; they wait for the person. */
export function countParked(database: TaalDatabase): Promise<number> {
  return database.outbox.where('state').equals('parked').count();
}

/** Puts parked entries back in the queue and lets every entry be sent at once. */
export async function retryAll(database: TaalDatabase): Promise<void> {
  await database.transaction('rw', database.outbox, async () => {
    await database.outbox.where('state').equals('parked').modify({ state: 'waiting' });
    await database.outbox.where('state').equals('waiting').modify({ nextAttemptAt: 0 });
  });
}
