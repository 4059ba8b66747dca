import { OWN_PREFIX } from '@/domain/ownName';

/** The name of the browser's lock. */
export const LOCK = `${OWN_PREFIX}outbox`;

/** Runs a task alone across tabs and worker; false when another one is at it. */
export type RunExclusively = (task: () => Promise<void>) => Promise<boolean>;

/**
 * Runs a task under the browser's own lock, which is free at once when its holder dies. Web Locks
 * are missing on plain http, and refused where cookies are blocked: there the task runs all the
 * same. A tab still runs one at a time, and everything is delivered; but two tabs may then send the
 * same entry at the same time. Its idempotency key makes that one effect; where no key is sent, or
 * none honoured, an entry can count twice, and an older profile can arrive after a newer one.
 */
function underLock(locks: LockManager | undefined, options: LockOptions): RunExclusively {
  return async (task) => {
    const run = async () => {
      await task();
      return true;
    };
    if (locks === undefined) return run();
    let isAnswered = false;
    try {
      return await locks.request(LOCK, options, (lock) => {
        isAnswered = true;
        return lock === null ? false : run();
      });
    } catch (error) {
      // The task's own failure; a lock that was refused never gets this far.
      if (isAnswered) throw error;
      return run();
    }
  };
}

/** Goes away when another tab or the worker holds the lock. */
export function tryWebLock(locks: LockManager | undefined): RunExclusively {
  return underLock(locks, { ifAvailable: true });
}

/** Waits until the present holder is done, or dead. */
export function waitForWebLock(locks: LockManager | undefined): RunExclusively {
  return underLock(locks, {});
}
