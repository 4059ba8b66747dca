import { readRows } from '../database/quarantine';
import { type RecoveryPoint, recoveryPointRow } from '../database/rows/recoveryPointRow';
import type { TaalDatabase } from '../database/taalDatabase';

const DAY_MS = 24 * 3_600_000;
const LONGEST_KEPT_MS = 30 * DAY_MS;

/** The moment, in milliseconds since 1970, up to which points are too old at `now`. */
function expiredUntil(now: number): number {
  return now - LONGEST_KEPT_MS;
}

/** The recovery points that have not expired at `now`, newest first; damaged ones are set aside. */
export async function listRecoveryPoints(
  database: TaalDatabase,
  now: number,
): Promise<RecoveryPoint[]> {
  const { recoveryPoints } = database;
  const rows = await recoveryPoints.toArray();
  return readRows(database, recoveryPoints, recoveryPointRow, rows)
    .filter(({ createdAt }) => createdAt.getTime() > expiredUntil(now))
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** Deletes the recovery points that are 30 days old at `now`; may be part of a transaction. */
export async function discardExpired(database: TaalDatabase, now: number): Promise<void> {
  await database.recoveryPoints.where('createdAt').belowOrEqual(expiredUntil(now)).delete();
}
