import type { Backup } from '@/data/backup/backup';
import { exportBackup } from '@/data/backup/exportBackup';
import { readBackup } from '@/data/backup/readBackup';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { type Kept, keepPoint } from '@/data/recovery/keepPoint';
import { type ManualTime, manualTime } from '../../../support/fakes/manualTime.ts';
import { importedContentsOf } from '../backup/contents.ts';

export const DAY_MS = 86_400_000;

/** A backup of what is in a database. */
export async function backupOf(database: TaalDatabase): Promise<Backup> {
  const { blob } = await exportBackup(database, { app: '0.1.0', clock: () => 0 });
  const reading = await readBackup(blob);
  if (reading.kind === 'refused') throw new Error(reading.reason);
  return reading.backup;
}

/** Everything but the recovery points. */
export async function dataOf(database: TaalDatabase): Promise<Record<string, unknown[]>> {
  const { recoveryPoints, ...data } = await importedContentsOf(database);
  return data;
}

/** Likes one more match, so that the contents differ. */
export async function change(database: TaalDatabase, matchId: string): Promise<void> {
  await database.likes.put({ matchId, likedAt: 1 });
}

export function keepBeforeUpdate(database: TaalDatabase, time: ManualTime): Promise<Kept> {
  return keepPoint(database, { ...time, reason: 'update', limit: 1000 });
}

/** Keeps points a day apart, each with one more like. Returns the time after the last. */
export async function withPoints(
  database: TaalDatabase,
  likes: readonly string[],
): Promise<ManualTime> {
  const time = manualTime();
  for (const like of likes) {
    await change(database, like);
    await keepBeforeUpdate(database, time);
    time.advance(DAY_MS);
  }
  return time;
}

/** The keys of the points, oldest first. */
export async function keysOf(database: TaalDatabase): Promise<number[]> {
  return database.recoveryPoints.orderBy('createdAt').primaryKeys();
}
