import { observe } from '../database/liveQuery';
import type { TaalDatabase } from '../database/taalDatabase';
import { isIncognito } from './enqueue';

/** The sequence numbers of the first and the last entry that may be sent. */
interface Sendable {
  readonly first: number;
  readonly last: number;
}

/** In a transaction: a live query loses sight of what is read after other awaits. */
function readSendable(database: TaalDatabase): Promise<Sendable | null> {
  const { outbox, userProfile } = database;
  return database.transaction('r', outbox, userProfile, async () => {
    const found: number[] = [];
    for (const state of ['waiting', 'sending']) {
      const entries = () => outbox.where('state').equals(state).limit(1);
      found.push(...(await entries().primaryKeys()));
      found.push(...(await entries().reverse().primaryKeys()));
    }
    if (found.length === 0 || (await isIncognito(database))) return null;
    return { first: Math.min(...found), last: Math.max(...found) };
  });
}

/**
 * Calls `onWork` once for each entry that becomes sendable: it was queued, here, in another tab or
 * by an import, it was restored, or incognito ended. Not for the next entry once one was sent.
 * Every tab then looks, so that one can take over when the tab that sends dies. Returns how to stop.
 */
export function watchQueue(database: TaalDatabase, onWork: () => void): () => void {
  let known: Sendable | null = null;
  return observe(
    () => readSendable(database),
    (sendable) => {
      const isMore =
        sendable !== null &&
        (known === null || sendable.first < known.first || sendable.last > known.last);
      known = sendable;
      if (isMore) onWork();
    },
  );
}
