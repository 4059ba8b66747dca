import Dexie, { type ObservabilitySet } from 'dexie';
import type { TaalDatabase } from '../database';
import { isIncognito } from './enqueue';
import type { OutboxEntry } from './entry';

/** Which of the entries read for a turn may still be sent. */
export interface Wanted {
  /**
   * Incognito, and what a person takes back, count as soon as this tab knows that they are stored:
   * for what it stored itself that is at once, for another tab's as soon as that has told.
   */
  includes(entry: OutboxEntry): Promise<boolean>;
  stop(): void;
}

async function readWanted(
  database: TaalDatabase,
  entries: readonly OutboxEntry[],
): Promise<ReadonlySet<unknown>> {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const [held, there] = await Promise.all([
    isIncognito(database),
    database.outbox
      .where('sequence')
      .between(first.sequence, last.sequence, true, true)
      .primaryKeys(),
  ]);
  return new Set(held ? [] : there);
}

/**
 * Follows a turn's entries: they are read once, and again only after a write that may concern them.
 * To read before each call would take longer than the calls.
 */
export function followWanted(database: TaalDatabase, entries: readonly OutboxEntry[]): Wanted {
  const prefixes = ['outbox', 'userProfile'].map((store) => `idb://${database.name}/${store}/`);
  let wanted: ReadonlySet<unknown> = new Set();
  let stale = true;
  const notice = (parts: ObservabilitySet) => {
    stale ||= Object.keys(parts).some((part) => prefixes.some((each) => part.startsWith(each)));
  };
  Dexie.on.storagemutated.subscribe(notice);
  return {
    async includes({ sequence }) {
      while (stale) {
        stale = false;
        wanted = await readWanted(database, entries);
      }
      return wanted.has(sequence);
    },
    stop() {
      Dexie.on.storagemutated.unsubscribe(notice);
    },
  };
}
