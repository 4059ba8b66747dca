import * as v from 'valibot';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { DrainDependencies } from '@/data/outbox/drain';
import { tryWebLock } from '@/data/outbox/drainLock';
import { settleHeard } from '@/data/outbox/enqueue';
import {
  analyzeBody,
  type OutboxEntry,
  outboxEntryRow,
  userProfileBody,
} from '@/data/outbox/entry';
import { retry } from '@/data/outbox/queue';
import { getUserProfile, putUserProfile } from '@/data/repositories/userProfile';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { memoryLocks } from '../fakes/memoryLocks.ts';
import type { TestBackend } from '../fakes/testBackend.ts';
import { chatServices, outgoing, uuid } from './chat.ts';

/** Lets every message go that the coach has not heard yet, as its replies do. */
export async function hearAll(
  database: TaalDatabase,
  isDanger: (id: string) => boolean = () => false,
): Promise<void> {
  for (const { id, state } of await queued(database)) {
    if (state === 'unheard') await settleHeard(database, id, isDanger(id));
  }
}

/** Sends messages as the chat does, heard already; the n-th has the n-th UUID. */
export async function queueMessages(database: TaalDatabase, texts: string[]): Promise<void> {
  const services = chatServices(database);
  for (const text of texts) await sendMessage(services, outgoing('session_1', text));
  await hearAll(database);
}

/** A message's entry as it lies in the queue. */
export async function queued(database: TaalDatabase): Promise<OutboxEntry[]> {
  const rows = await database.outbox.orderBy('sequence').toArray();
  return v.parse(v.array(outboxEntryRow), rows);
}

export function profileSnapshot(n: number, name: string) {
  return { id: uuid(n), createdAt: n, body: { user_id: 'user_1_a', profile: { name } } };
}

export async function setIncognito(database: TaalDatabase, incognito: boolean): Promise<void> {
  const profile = await getUserProfile(database);
  await putUserProfile(database, { ...profile, privacy: { ...profile.privacy, incognito } });
}

/** What a drain needs, against a test's backend. */
export function drainOf(
  database: TaalDatabase,
  { connection, time }: TestBackend,
  change: Partial<DrainDependencies> = {},
): DrainDependencies {
  const runExclusively = tryWebLock(memoryLocks());
  const shared = { database, connection, runExclusively, clock: time.clock, random: () => 0.5 };
  return { ...shared, ...change };
}

const bodyOfCall = v.union([analyzeBody, userProfileBody]);

/** The text (or the profile's name) that a call told the backend. */
export function effectOf(body: unknown): unknown {
  const told = v.parse(bodyOfCall, body);
  return 'text' in told ? told.text : told.profile.name;
}

/** Texts (or names) that took effect at the backend, in order. */
export function effects({ backend }: TestBackend): unknown[] {
  return backend.ledger.map(({ body }) => effectOf(body));
}

/** Retries every entry but one that is being sent, as a person can in the sync panel. */
export async function retryAll(database: TaalDatabase): Promise<void> {
  const sequences = await database.outbox.toCollection().primaryKeys();
  for (const sequence of sequences) await retry(database, sequence);
}
