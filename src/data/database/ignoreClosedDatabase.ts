import { isClosed } from './faults';

/**
 * Follows a task whose end nobody waits for. It is no fault when the database was closed on purpose
 * meanwhile, as before a reload; rejects with any other error.
 */
export async function ignoreClosed(task: PromiseLike<unknown>): Promise<void> {
  try {
    await task;
  } catch (error) {
    if (!isClosed(error)) throw error;
  }
}
