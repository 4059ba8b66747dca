import type { TaalDatabase } from '../database';
import { observe } from '../observe';
import { isIncognito } from './enqueue';

/** In a transaction: a live query loses sight of what is read after other awaits. */
function firstToSend(database: TaalDatabase): Promise<number | null> {
  const { outbox, userProfile } = database;
  return database.transaction('r', outbox, userProfile, async () => {
    const first = (state: string) => outbox.where('state').equals(state).limit(1).toArray();
    const rows = [...(await first('waiting')), ...(await first('sending'))];
    if (rows.length === 0 || (await isIncognito(database))) return null;
    return Math.min(...rows.map((row) => Number(Object(row).sequence)));
  });
}

/**
 * Calls `onWork` whenever another entry is the first to send: one was queued, here, in another tab
 * or by an import, or incognito let it go. Every tab then looks, and so one is there to take over
 * when the one that sends dies. Returns how to stop.
 */
export function watchQueue(database: TaalDatabase, onWork: () => void): () => void {
  let known: number | null = null;
  return observe(
    () => firstToSend(database),
    (first) => {
      const isNew = first !== null && first !== known;
      known = first;
      if (isNew) onWork();
    },
  );
}
