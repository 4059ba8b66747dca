import * as v from 'valibot';
import { type KeyValueRow, ONLY_ROW, type TaalDatabase } from '../database/taalDatabase';
import { writeSafely } from '../database/writeSafely';
import type { Backup } from './backup';
import { BROWSER_KEYS, otherValueRow } from './format';

/** Matters of this browser, which are in no backup. */
async function browserValues({ keyValue }: TaalDatabase): Promise<readonly KeyValueRow[]> {
  const rows = await keyValue.bulkGet([...BROWSER_KEYS]);
  return rows.flatMap((row) => (v.is(otherValueRow, row) ? [row] : []));
}

/**
 * Replaces everything in the database by a backup, in one strict transaction: when it fails, or the
 * browser dies in the middle, the old data are whole. The recovery points, the ledger and the
 * matters of this browser stay. `before` is the transaction's first step, and may only wait for the database; where
 * it rejects nothing is changed. Rejects with what the database or `before` says.
 */
export async function importBackup(
  database: TaalDatabase,
  backup: Backup,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  const staying = [database.recoveryPoints.name, database.calls.name];
  const replaced = database.tables.filter(({ name }) => !staying.includes(name));
  const store = () =>
    database.transaction('rw', database.tables, async () => {
      await before();
      const values = [...backup.values, ...(await browserValues(database))];
      for (const table of replaced) await table.clear();
      await database.keyValue.bulkAdd(values);
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
      await database.keptReadings.bulkAdd(backup.keptReadings);
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
