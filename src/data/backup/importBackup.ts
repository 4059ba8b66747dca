import * as v from 'valibot';
import { observableHealth } from '../database/health';
import { type KeyValueRow, ONLY_ROW, type TaalDatabase } from '../database/taalDatabase';
import { writeSafely } from '../database/writeSafely';
import type { Backup } from './backup';
import { BROWSER_KEYS, otherValueRow } from './format';

/** Whose device this is: the id of another one would mix the two at the backend. */
const OWN_ID = 'userId';

/** Matters of this browser. */
async function browserValues({ keyValue }: TaalDatabase): Promise<readonly KeyValueRow[]> {
  const rows = await keyValue.bulkGet([...BROWSER_KEYS, OWN_ID]);
  return rows.flatMap((row) => (v.is(otherValueRow, row) ? [row] : []));
}

/** Empties every store that an import replaces, and fills it from the backup. */
async function replaceData(database: TaalDatabase, backup: Backup): Promise<void> {
  const { recoveryPoints, calls, outbox } = database;
  const staying = [recoveryPoints, calls, outbox].map(({ name }) => name);
  const others = backup.values.filter(({ key }) => key !== OWN_ID);
  const values = [...others, ...(await browserValues(database))];
  for (const table of database.tables) if (!staying.includes(table.name)) await table.clear();
  // Its message is replaced, so that the coach can never hear it.
  await outbox.where('state').equals('unheard').delete();
  await database.keyValue.bulkAdd(values);
  await database.chatSessions.bulkAdd(backup.chatSessions);
  await database.chatMessages.bulkAdd(backup.chatMessages);
  await database.analysisHistory.bulkAdd(backup.analysisHistory);
  await database.likes.bulkAdd(backup.likes);
  await database.hiddenMatches.bulkAdd(backup.hiddenMatches);
  await database.drafts.bulkAdd(backup.drafts);
  await database.photos.bulkAdd(backup.photos);
  await database.keptReadings.bulkAdd(backup.keptReadings);
  if (backup.userProfile !== null) await database.userProfile.add(backup.userProfile, ONLY_ROW);
  if (backup.userStats !== null) await database.userStats.add(backup.userStats, ONLY_ROW);
  if (backup.realtimeStats !== null) {
    await database.realtimeStats.add(backup.realtimeStats, ONLY_ROW);
  }
}

/**
 * Replaces everything in the database by a backup, in one strict transaction: when it fails, or the
 * browser dies in the middle, the old data are whole. What the import before replaced, the ledger,
 * the queue, the id and the matters of this browser stay: nothing is sent that was written elsewhere.
 * `around` is the whole transaction, and calls what it is given; it may only wait for the database.
 */
export async function importBackup(
  database: TaalDatabase,
  backup: Backup,
  around: (replace: () => Promise<void>) => Promise<void> = (replace) => replace(),
): Promise<void> {
  const store = () =>
    database.transaction('rw', database.tables, () => around(() => replaceData(database, backup)));
  // Its screen tells of a lack of room itself: no notice of the device's health is due.
  await writeSafely({ database, health: observableHealth() }, store);
}
