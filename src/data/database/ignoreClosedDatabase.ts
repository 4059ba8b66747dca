import { isClosed } from './faults';

/**
 * Follows a task that may end with the database. It is no fault when that was closed on purpose
 * meanwhile, as before a reload: there is no result then. Rejects with any other error.
 */
export async function ignoreClosed<T>(task: PromiseLike<T>): Promise<T | undefined> {
  try {
    return await task;
  } catch (error) {
    if (!isClosed(error)) throw error;
    return undefined;
  }
}
