import type { TaalDatabase } from '../database/taalDatabase';
import type { PreparedPoint } from './preparePoint';
import { discardExpired } from './recoveryPoints';

/** How many are kept. */
const MOST_POINTS = 3;

/** What a recovery point was prepared from has changed: it has to be prepared again. */
export class ChangedMeanwhile extends Error {}

/**
 * Gives the point with the same contents the new date, and the reason. Returns its key; throws
 * ChangedMeanwhile when another tab has deleted it.
 */
async function renewPoint(database: TaalDatabase, point: PreparedPoint): Promise<number> {
  const { recoveryPoints } = database;
  const { createdAt, reason, fingerprint } = point;
  const [key] = await recoveryPoints.where('fingerprint').equals(fingerprint).primaryKeys();
  if (key === undefined) throw new ChangedMeanwhile();
  await recoveryPoints.update(key, { createdAt, reason });
  return key;
}

/**
 * Stores a point as part of a transaction, and deletes the oldest until three are left, but never
 * this one or the one with the key `spared` (rule R66).
 */
export async function storePoint(
  database: TaalDatabase,
  point: PreparedPoint,
  spared: number | null = null,
): Promise<void> {
  const { recoveryPoints } = database;
  const { blob, ...rest } = point;
  await discardExpired(database, point.createdAt);
  const key =
    blob === null ? await renewPoint(database, point) : await recoveryPoints.add({ ...rest, blob });
  const keys = await recoveryPoints.orderBy('createdAt').primaryKeys();
  const others = keys.filter((other) => other !== key && other !== spared);
  await recoveryPoints.bulkDelete(others.slice(0, Math.max(0, keys.length - MOST_POINTS)));
}
