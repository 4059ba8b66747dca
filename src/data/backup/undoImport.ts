import * as v from 'valibot';
import type { Clock } from '@/domain/clock';
import { readRows } from '../database/quarantine';
import { photoRow } from '../database/rows/photoRow';
import { type RecoveryPoint, recoveryPointRow } from '../database/rows/recoveryPointRow';
import type { TaalDatabase } from '../database/taalDatabase';
import type { Backup } from './backup';
import { headOf } from './exportBackup';
import { importBackup } from './importBackup';
import { parseBackup } from './readBackup';
import { takeSnapshot } from './snapshot';

/** The data have changed since the import: undoing it would lose that. */
export class ChangedSince extends Error {}

/** A text that is the same for the same contents; may be part of a transaction. */
async function fingerprintOf(database: TaalDatabase): Promise<string> {
  let [length, sum] = [0, 0];
  const { photos } = await takeSnapshot(database, () => ({
    write(text) {
      length += text.length;
      for (let at = 0; at < text.length; at += 1) {
        sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
      }
    },
    parts: () => [],
  }));
  // A photo is never changed: another picture has another id.
  return [length, sum, ...photos.map(({ id }) => id)].join(' ');
}

/**
 * Puts a backup in the place of everything. What was there is kept in the same transaction, to undo
 * this, and takes the place of what was kept before. Rejects with nothing changed.
 */
export async function importToUndo(
  database: TaalDatabase,
  backup: Backup,
  clock: Clock,
): Promise<void> {
  const { recoveryPoints } = database;
  const createdAt = clock();
  await importBackup(database, backup, async (replace) => {
    const chats = await database.chatSessions.count();
    const messages = await database.chatMessages.count();
    const { text, photos } = await takeSnapshot(database);
    await replace();
    await recoveryPoints.clear();
    await recoveryPoints.add({
      createdAt,
      // Photos stay as they are: their text cannot be waited for in a transaction.
      blob: new Blob([headOf('undo', new Date(createdAt)), ...text, ',"photos":[]}']),
      photos,
      returns: { chats, messages },
      fingerprint: await fingerprintOf(database),
    });
  });
}

/** The import that can be undone; null where there is none. */
export async function findLastImport(database: TaalDatabase): Promise<RecoveryPoint | null> {
  const { recoveryPoints } = database;
  const rows = await recoveryPoints.toArray();
  return readRows(database, recoveryPoints, recoveryPointRow, rows).at(-1) ?? null;
}

/**
 * Puts back what was here before the import, in one transaction. Throws ChangedSince where that
 * would lose something, unless told to go on. Rejects with nothing changed.
 */
export async function undoImport(
  database: TaalDatabase,
  { id, blob, photos, fingerprint }: RecoveryPoint,
  evenIfChanged: boolean,
): Promise<void> {
  const { backup } = await parseBackup(blob);
  const kept = photos.filter((row) => v.is(photoRow, row));
  const before = { ...backup, photos: [...backup.photos, ...kept] };
  await importBackup(database, before, async (replace) => {
    const isChanged = !evenIfChanged && (await fingerprintOf(database)) !== fingerprint;
    if (isChanged) throw new ChangedSince();
    const ended = await database.recoveryPoints.where('id').equals(id).delete();
    if (ended === 0) throw new Error('Another tab has undone it, or imported since');
    await replace();
  });
}
