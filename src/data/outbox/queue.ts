import * as v from 'valibot';
import { quarantine, readRows } from '../database/quarantine';
import type { TaalDatabase } from '../database/taalDatabase';
import { type OutboxEntry, outboxEntryRow } from './entry';

// What the queue looks at in a row that may be damaged elsewhere.
const numberedRow = v.object({ sequence: v.number() });
const parkedRow = v.object({ state: v.literal('parked') });
const heldRow = v.object({ state: v.picklist(['unheard', 'parked']) });
const lockedRow = v.object({ state: v.picklist(['unheard', 'sending']) });

/** The next entry to send: the oldest that is heard and not parked. Damaged ones are set aside. */
export async function nextEntry(database: TaalDatabase): Promise<OutboxEntry | null> {
  const { outbox } = database;
  const next = outbox.orderBy('sequence').filter((each) => !v.is(heldRow, each));
  const row = await next.first();
  // The store's key path guarantees that a damaged row has its number too.
  if (!v.is(numberedRow, row)) return null;
  const parsed = v.safeParse(outboxEntryRow, row);
  if (parsed.success) return parsed.output;
  await quarantine(database, outbox, row.sequence, outboxEntryRow, row);
  return nextEntry(database);
}

/** Whether a newer snapshot of the profile waits: an older one must never follow it. */
export async function isOutdated(database: TaalDatabase, entry: OutboxEntry): Promise<boolean> {
  if (entry.kind !== 'user-profile') return false;
  const sequences = await database.outbox.where('kind').equals(entry.kind).primaryKeys();
  return sequences.some((sequence) => sequence > entry.sequence);
}

/** The wait that a server asked of an outdated profile holds for the one that follows it. */
export async function delayNewerProfile(
  { outbox }: TaalDatabase,
  wait: Pick<OutboxEntry, 'attemptedAt' | 'nextAttemptAt'>,
): Promise<void> {
  await outbox.where('[kind+state]').equals(['user-profile', 'waiting']).modify(wait);
}

/** Writes what changed of an entry, unless it was taken back meanwhile. */
export async function updateEntry(
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

/** Entries that are still to be sent, those among them that the coach has yet to hear. */
export async function countWaiting(database: TaalDatabase): Promise<number> {
  // Counts by the index; `anyOf` would walk over every entry.
  const count = (state: string) => database.outbox.where('state').equals(state).count();
  const counts = await Promise.all(['unheard', 'waiting', 'sending'].map(count));
  return counts.reduce((sum, each) => sum + each, 0);
}

/** Entries that the backend refused for good; they wait for the person. */
export function countParked(database: TaalDatabase): Promise<number> {
  return database.outbox.where('state').equals('parked').count();
}

/** Lets an entry be sent at once, whatever became of it; the count of attempts goes on. */
const AFRESH = { state: 'waiting', nextAttemptAt: 0, unreadable: 0 } as const;

/** Puts one entry back in the queue; nothing happens when it is gone, unheard or being sent. */
export async function retry(database: TaalDatabase, sequence: number): Promise<void> {
  await database.outbox
    .where('sequence')
    .equals(sequence)
    .and((row) => !v.is(lockedRow, row))
    .modify(AFRESH);
}

/** Gives up a parked entry, as the person asked; what it tells of stays on this device. */
export async function discard(database: TaalDatabase, sequence: number): Promise<void> {
  await database.outbox
    .where('sequence')
    .equals(sequence)
    .and((row) => v.is(parkedRow, row))
    .delete();
}

/** Lets what waits be sent at once; parked entries stay as they are. */
export async function clearBackoff(database: TaalDatabase): Promise<void> {
  await database.outbox.where('state').equals('waiting').modify({ nextAttemptAt: 0 });
}

/** The first entries, oldest first; damaged ones are left out. */
export async function listEntries(database: TaalDatabase, limit: number): Promise<OutboxEntry[]> {
  const rows = await database.outbox.orderBy('sequence').limit(limit).toArray();
  return readRows(database, database.outbox, outboxEntryRow, rows);
}

/** The first of the entries that the backend refused for good, oldest first. */
export async function listParked(database: TaalDatabase, limit: number): Promise<OutboxEntry[]> {
  const rows = await database.outbox.where('state').equals('parked').limit(limit).toArray();
  return readRows(database, database.outbox, outboxEntryRow, rows);
}

/** Whether a message waits to be heard by the coach before its call may go. */
export async function hasUnheard(database: TaalDatabase): Promise<boolean> {
  return (await database.outbox.where('state').equals('unheard').count()) > 0;
}
