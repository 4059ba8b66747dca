import * as v from 'valibot';
import type { TaalDatabase } from '../database/taalDatabase';
import { getUserProfile } from '../repositories/userProfile';
import {
  type AnalyzeBody,
  type NewOutboxEntry,
  outboxEntryRow,
  type UserProfileBody,
} from './entry';

const FRESH = {
  state: 'waiting',
  attempts: 0,
  attemptedAt: 0,
  unreadable: 0,
  nextAttemptAt: 0,
  lastAnswer: null,
} as const;

/** Whether incognito holds everything on this device (rule “Incognito”). */
export async function isIncognito(database: TaalDatabase): Promise<boolean> {
  return (await getUserProfile(database)).privacy.incognito;
}

/**
 * Queues POST /analyze for the message `id`, whose local analysis the answer will replace; it is
 * not sent before `settleHeard` lets it go. Under incognito nothing is queued. To be called inside
 * the transaction that stores the message.
 */
export async function enqueueAnalyze(
  database: TaalDatabase,
  entry: {
    readonly id: string;
    readonly sessionId: string;
    readonly body: AnalyzeBody;
    readonly createdAt: number;
  },
): Promise<void> {
  if (await isIncognito(database)) return;
  await database.outbox.add({ ...FRESH, state: 'unheard', kind: 'analyze', ...entry });
}

const unheardRow = v.object({ state: v.literal('unheard') });

/**
 * Lets the call for a message go once the coach has heard the message, or takes it out of the queue
 * where that speaks of danger (rule “Queue”). To be called inside the transaction that stores the
 * reply.
 */
export async function settleHeard(
  { outbox }: TaalDatabase,
  id: string,
  isDanger: boolean,
): Promise<void> {
  const entry = outbox.where('id').equals(id);
  if (isDanger) await entry.delete();
  else await entry.and((row) => v.is(unheardRow, row)).modify({ state: 'waiting' });
}

/** When a stored entry may be sent; at once where there is none, or a damaged one. */
function waitOf(row: unknown) {
  const stored = v.safeParse(outboxEntryRow, row);
  if (!stored.success) return {};
  const { attempts, attemptedAt, nextAttemptAt } = stored.output;
  return { attempts, attemptedAt, nextAttemptAt };
}

/**
 * Queues POST /user-profile. Only the newest snapshot waits; one that is being sent is left to
 * its answer and the new one follows it.
 */
export async function enqueueUserProfile(
  database: TaalDatabase,
  entry: { readonly id: string; readonly body: UserProfileBody; readonly createdAt: number },
): Promise<void> {
  const snapshot: NewOutboxEntry = { ...FRESH, kind: 'user-profile', ...entry };
  const inState = (...states: readonly string[]) =>
    database.outbox.where('[kind+state]').anyOf(states.map((state) => ['user-profile', state]));
  await database.transaction('rw', database.outbox, async () => {
    const replaced = await inState('waiting').first();
    await inState('waiting', 'parked').delete();
    // The wait that a server asked for holds for the newer profile too.
    await database.outbox.add({ ...snapshot, ...waitOf(replaced) });
  });
}
