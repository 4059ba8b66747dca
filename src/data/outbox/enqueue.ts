import type { TaalDatabase } from '../database/taalDatabase';
import { getUserProfile } from '../repositories/userProfile';
import type { AnalyzeBody, NewOutboxEntry, UserProfileBody } from './entry';

const FRESH = {
  state: 'waiting',
  attempts: 0,
  attemptedAt: 0,
  unreadable: 0,
  nextAttemptAt: 0,
  lastAnswer: null,
} as const;

/** Whether incognito holds everything on this device (rule R51). */
export async function isIncognito(database: TaalDatabase): Promise<boolean> {
  return (await getUserProfile(database)).privacy.incognito;
}

/**
 * Queues POST /analyze for the message `id`, whose local analysis the answer will replace. Under
 * incognito nothing is queued. To be called inside the transaction that stores the message.
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
  await database.outbox.add({ ...FRESH, kind: 'analyze', ...entry });
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
  await database.transaction('rw', database.outbox, async () => {
    await database.outbox
      .where('[kind+state]')
      .anyOf([
        ['user-profile', 'waiting'],
        ['user-profile', 'parked'],
      ])
      .delete();
    await database.outbox.add(snapshot);
  });
}
