import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { listCalls } from '@/data/ledger/calls';
import { messagesStillHere } from '@/data/ledger/messagesOfCalls';
import { isIncognito } from '@/data/outbox/enqueue';
import type { NotedCall } from '@/domain/ledger/call';

export interface Ledger {
  /** The latest first. */
  readonly calls: readonly NotedCall[];
  /** Ids of the messages that can still be shown. */
  readonly here: ReadonlySet<string>;
  /** Whether incognito keeps everything on this device. */
  readonly held: boolean;
}

/** What left this device, as it is noted now; null before it is read. The screen outlives a failure. */
export function useLedger(database: TaalDatabase): Ledger | 'unreadable' | null {
  const { calls, chatMessages, userProfile } = database;
  const read = () =>
    // One transaction: a live query loses sight of what is read after other awaits.
    database.transaction('r', [calls, chatMessages, userProfile], async () => {
      const held = await isIncognito(database);
      const listed = await listCalls(database);
      return { held, calls: listed, here: await messagesStillHere(database, listed) };
    });
  const readSafely = () => read().catch(() => 'unreadable' as const);
  return useLiveQuery(readSafely, [database]) ?? null;
}
