import type { Clock } from '@/domain/clock';
import type { Backup } from '../backup/backup';
import { importBackup } from '../backup/importBackup';
import { isOutOfSpace } from '../database/faults';
import type { PointReason } from '../database/rows/recoveryPointRow';
import type { TaalDatabase } from '../database/taalDatabase';
import { fingerprintOf } from './fingerprint';
import { type PreparedPoint, preparePoint } from './preparePoint';
import { ChangedMeanwhile, storePoint } from './storePoint';

/** Where another tab writes at each attempt, this one gives up. */
const MOST_ATTEMPTS = 5;

export interface ReplaceOptions {
  readonly reason: PointReason;
  readonly clock: Clock;
  /** The person knows that what is here now cannot be brought back. */
  readonly withoutPoint: boolean;
  /** The key of a point that must stay. */
  readonly spared?: number;
}

/** 'noRoom', 'noPoint': nothing was changed, as no recovery point could be stored or written. */
export type Replacement = 'replaced' | 'noRoom' | 'noPoint';

/** The point could not be stored; where there is no room, its cause says so. */
class PointNotStored extends Error {}

async function replaceWithPoint(
  database: TaalDatabase,
  backup: Backup,
  point: PreparedPoint,
  spared?: number,
): Promise<void> {
  await importBackup(database, backup, async () => {
    // What another tab has written since would be in neither.
    if ((await fingerprintOf(database)) !== point.fingerprint) throw new ChangedMeanwhile();
    try {
      await storePoint(database, point, spared);
    } catch (error) {
      if (error instanceof ChangedMeanwhile) throw error;
      // WebKit stores no blobs in some private windows, where the rest of an import succeeds.
      throw new PointNotStored('The recovery point could not be stored', { cause: error });
    }
  });
}

/**
 * Puts a backup in the place of everything, and keeps what was there as a recovery point, in one
 * transaction: there is never one without the other. Rejects with what the database says, with
 * nothing changed.
 */
export async function replaceData(
  database: TaalDatabase,
  backup: Backup,
  { reason, clock, withoutPoint, spared }: ReplaceOptions,
): Promise<Replacement> {
  if (withoutPoint) {
    await importBackup(database, backup);
    return 'replaced';
  }
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    let point: PreparedPoint;
    try {
      point = await preparePoint(database, { reason, clock });
    } catch {
      return 'noPoint';
    }
    try {
      await replaceWithPoint(database, backup, point, spared);
      return 'replaced';
    } catch (error) {
      if (isOutOfSpace(error)) return 'noRoom';
      if (error instanceof PointNotStored) return 'noPoint';
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
  throw new ChangedMeanwhile('Another tab writes all the time');
}
