import { STORED_KINDS, type StoredKind } from '../backup/backup';
import type { TaalDatabase } from '../database/taalDatabase';

export type Counts = Readonly<Record<StoredKind, number>>;

/** How much is here of each kind. */
export function countStored(database: TaalDatabase): Promise<Counts> {
  return database.transaction('r', database.tables, async () => ({
    chats: await database.chatSessions.count(),
    messages: await database.chatMessages.count(),
    analyses: await database.analysisHistory.count(),
    photos: await database.photos.count(),
    likes: await database.likes.count(),
    hidden: await database.hiddenMatches.count(),
    readings: await database.keptReadings.count(),
    drafts: await database.drafts.count(),
    waiting: await database.outbox.count(),
  }));
}

/** What waits to be sent goes by itself. */
function totalOf(counts: Counts): number {
  const kinds = STORED_KINDS.filter((kind) => kind !== 'waiting');
  return kinds.reduce((sum, kind) => sum + counts[kind], 0);
}

/** How many entries are here and how many an import would leave. */
export interface Loss {
  readonly here: number;
  readonly left: number;
}

/** The loss, where an import leaves less than half of what is here; null otherwise. */
export function lossOf(here: Counts, backup: Counts): Loss | null {
  const loss = { here: totalOf(here), left: totalOf(backup) };
  return 2 * loss.left < loss.here ? loss : null;
}
