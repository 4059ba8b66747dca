import { ONLY_ROW, type TaalDatabase } from '../database/taalDatabase';
import { writeSafely } from '../database/writeSafely';
import type { Backup } from './backup';

/**
 * Replaces everything in the database by a backup, in one strict transaction: when it fails, or the
 * browser dies in the middle, the old data are whole. Rejects with what the database says.
 */
export async function importBackup(database: TaalDatabase, backup: Backup): Promise<void> {
  const store = () =>
    database.transaction('rw', database.tables, async () => {
      for (const table of database.tables) await table.clear();
      await database.keyValue.bulkAdd(backup.values);
      await database.chatSessions.bulkAdd(backup.chatSessions);
      await database.chatMessages.bulkAdd(backup.chatMessages);
      await database.analysisHistory.bulkAdd(backup.analysisHistory);
      await database.likes.bulkAdd(backup.likes);
      await database.hiddenMatches.bulkAdd(backup.hiddenMatches);
      await database.drafts.bulkAdd(backup.drafts);
      // The numbers go on from those before: a drain under way deletes the entry that it has sent by
      // its number, and must not hit one of these.
      await database.outbox.bulkAdd(backup.outbox);
      await database.photos.bulkAdd(backup.photos);
      if (backup.userProfile !== null) await database.userProfile.add(backup.userProfile, ONLY_ROW);
      if (backup.userStats !== null) await database.userStats.add(backup.userStats, ONLY_ROW);
      if (backup.realtimeStats !== null) {
        await database.realtimeStats.add(backup.realtimeStats, ONLY_ROW);
      }
    });
  await writeSafely(database, store);
  // What was typed last belongs to the data before.
  database.draftJournal.forgetAll();
}
