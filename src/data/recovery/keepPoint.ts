import type { Clock } from '@/domain/clock';
import { isClosed, isOutOfSpace } from '../database/faults';
import type { PointReason } from '../database/rows/recoveryPointRow';
import type { TaalDatabase } from '../database/taalDatabase';
import type { Timers } from '../timers';
import { preparePoint } from './preparePoint';
import { ChangedMeanwhile, storePoint } from './storePoint';

/** 'late': it was not stored in time, and may still be. */
export type Kept = 'kept' | 'noRoom' | 'late' | 'failed';

export interface KeepOptions {
  readonly reason: PointReason;
  readonly clock: Clock;
  readonly timers: Timers;
  /** The longest wait, in milliseconds. */
  readonly limit: number;
}

async function keep(database: TaalDatabase, options: KeepOptions): Promise<void> {
  const point = await preparePoint(database, options);
  const { recoveryPoints } = database;
  try {
    await database.transaction('rw', recoveryPoints, () => storePoint(database, point));
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    await keep(database, options);
  }
}

async function tryToKeep(database: TaalDatabase, options: KeepOptions): Promise<Kept> {
  try {
    await keep(database, options);
    return 'kept';
  } catch (error) {
    // Closed for a newer Taal in another tab, or an erasure: what comes now is not this tab's.
    if (isClosed(error)) return 'kept';
    return isOutOfSpace(error) ? 'noRoom' : 'failed';
  }
}

/**
 * Keeps what is here as a recovery point. Where nothing has changed since an earlier point, that one
 * gets the new date. Never rejects, and answers within the limit.
 */
export function keepPoint(database: TaalDatabase, options: KeepOptions): Promise<Kept> {
  return new Promise((resolve) => {
    const stop = options.timers.after(options.limit, () => resolve('late'));
    void tryToKeep(database, options).then((kept) => {
      stop();
      resolve(kept);
    });
  });
}
