import { isConnectionLost, isOutOfSpace } from './faults';
import type { DeviceStorage } from './health';
import { deleteStockPictures } from './stockPictures';

async function makeRoom(): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  return deleteStockPictures(caches).catch(() => false);
}

async function retryWithRoom<T>(
  { health }: DeviceStorage,
  task: () => PromiseLike<T>,
  first: unknown,
  free: () => Promise<boolean>,
): Promise<T> {
  try {
    if (!(await free())) throw first;
    const result = await task();
    health.update({ room: 'made' });
    return result;
  } catch (error) {
    if (isOutOfSpace(error)) health.update({ room: 'short' });
    throw error;
  }
}

/**
 * Runs a transaction that must not be given up at the first fault. When there is no space left, the
 * stock pictures go first and it is tried once more; when the connection broke, it is reopened
 * and tried once more. `task` is a whole transaction: what failed has left nothing behind.
 */
export async function writeSafely<T>(
  storage: DeviceStorage,
  task: () => PromiseLike<T>,
  free: () => Promise<boolean> = makeRoom,
): Promise<T> {
  const { database, health } = storage;
  try {
    const result = await task();
    if (health.get().room === 'short') health.update({ room: 'enough' });
    return result;
  } catch (error) {
    if (isOutOfSpace(error)) return retryWithRoom(storage, task, error, free);
    // Closed on purpose, as for a newer version in another tab: it must stay so.
    if (!isConnectionLost(error) || health.get().connection === 'outdated') throw error;
    database.close({ disableAutoOpen: false });
    return task();
  }
}
