import Dexie, { type ObservabilitySet } from 'dexie';
import type { TaalDatabase } from '../database/taalDatabase';
import { isIncognito } from './enqueue';
import type { OutboxEntry } from './entry';

/** Which of the entries that were read for a turn may still be sent. */
export interface SendableEntries {
  /**
   * False once this tab sees that the entry was deleted or that incognito was switched on: at once
   * for its own writes, for another tab's as soon as that tab has told.
   */
  isStillSendable(entry: OutboxEntry): Promise<boolean>;
  stop(): void;
}

async function readSendable(
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
export function watchSendable(
  database: TaalDatabase,
  entries: readonly OutboxEntry[],
): SendableEntries {
  const prefixes = ['outbox', 'userProfile'].map((store) => `idb://${database.name}/${store}/`);
  let sendable: ReadonlySet<unknown> = new Set();
  let stale = true;
  const notice = (parts: ObservabilitySet) => {
    stale ||= Object.keys(parts).some((part) => prefixes.some((each) => part.startsWith(each)));
  };
  Dexie.on.storagemutated.subscribe(notice);
  return {
    async isStillSendable({ sequence }) {
      while (stale) {
        stale = false;
        sendable = await readSendable(database, entries);
      }
      return sendable.has(sequence);
    },
    stop() {
      Dexie.on.storagemutated.unsubscribe(notice);
    },
  };
}
