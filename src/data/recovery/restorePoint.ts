import type { Clock } from '@/domain/clock';
import type { Backup } from '../backup/backup';
import { parseBackup } from '../backup/readBackup';
import { Refusal, TooNew } from '../backup/refusal';
import { readRow } from '../database/quarantine';
import { recoveryPointRow } from '../database/rows/recoveryPointRow';
import type { TaalDatabase } from '../database/taalDatabase';
import { type Replacement, replaceData } from './replaceData';

/**
 * 'gone': it expired or was pushed out. 'damaged': it was set aside. 'unreadable': a later attempt,
 * or a newer Taal, may read it. Nothing was changed in all these.
 */
export type Restoration = Replacement | 'gone' | 'damaged' | 'unreadable';

/** Moves a point whose contents are damaged out of the way; nothing of it is deleted. */
async function setAside(database: TaalDatabase, key: number, reason: string): Promise<void> {
  const { recoveryPoints, damagedRows } = database;
  await database.transaction('rw', recoveryPoints, damagedRows, async () => {
    const row = await recoveryPoints.get(key);
    if (row === undefined) return;
    await damagedRows.add({ store: recoveryPoints.name, key, row, reason });
    await recoveryPoints.delete(key);
  });
}

/**
 * Puts a recovery point in the place of everything. What is here becomes a point itself, so that
 * this can be undone. Rejects with what the database says, with nothing changed.
 */
export async function restorePoint(
  database: TaalDatabase,
  key: number,
  { clock, withoutPoint }: { readonly clock: Clock; readonly withoutPoint: boolean },
): Promise<Restoration> {
  const { recoveryPoints } = database;
  const row = await recoveryPoints.get(key);
  if (row === undefined) return 'gone';
  const point = readRow(database, recoveryPoints, key, recoveryPointRow, row);
  if (point === null) return 'damaged';
  let backup: Backup;
  try {
    ({ backup } = await parseBackup(point.blob));
  } catch (error) {
    // A browser may give a blob out again, and memory may be there, later.
    if (!(error instanceof Refusal) || error instanceof TooNew) return 'unreadable';
    await setAside(database, key, error.message);
    return 'damaged';
  }
  return replaceData(database, backup, { reason: 'restore', clock, withoutPoint, spared: key });
}
