import * as v from 'valibot';
import type { Clock } from '@/domain/clock';
import type { TaalDatabase } from '../database';
import { readValue, writeValue } from '../repositories/keyValue';

/** The name of the browser's lock. */
export const LOCK = 'taal-outbox';
const LEASE = 'drainLease';
/** Longer than any single call may take, so that a live drainer renews in time. */
const LEASE_MS = 20_000;

const leaseSchema = v.object({ holder: v.string(), expiresAt: v.number() });

/** A lease that ends later than any can was written before the clock was set back. */
function isValid(millisecondsLeft: number): boolean {
  return millisecondsLeft > 0 && millisecondsLeft <= LEASE_MS;
}

/** The lease that holds now; null when there is none or it has expired. */
export async function readLease(
  database: TaalDatabase,
  clock: Clock,
): Promise<v.InferOutput<typeof leaseSchema> | null> {
  const lease = await readValue(database, LEASE, leaseSchema);
  return lease !== null && isValid(lease.expiresAt - clock()) ? lease : null;
}

/** Renews the right to drain; false when someone else has it by now. */
export type Renew = () => Promise<boolean>;

/** Runs a task alone across tabs and worker; false when another one is at it. */
export type RunExclusively = (task: (renew: Renew) => Promise<void>) => Promise<boolean>;

/** The browser's own lock: it is free at once when its holder dies. */
export function webLock(locks: LockManager): RunExclusively {
  return (task) =>
    locks.request(LOCK, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await task(async () => true);
      return true;
    });
}

/** The same, for who can wait until the present holder is done, or dead. */
export function webLockInTurn(locks: LockManager): RunExclusively {
  return (task) =>
    locks.request(LOCK, async () => {
      await task(async () => true);
      return true;
    });
}

/** Where Web Locks are missing: a row that expires, renewed before each call. */
export function leaseRow(database: TaalDatabase, holder: string, clock: Clock): RunExclusively {
  const renew: Renew = () =>
    database.transaction('rw', database.keyValue, async () => {
      const lease = await readLease(database, clock);
      if (lease !== null && lease.holder !== holder) return false;
      await writeValue(database, LEASE, { holder, expiresAt: clock() + LEASE_MS });
      return true;
    });
  const release = () =>
    database.transaction('rw', database.keyValue, async () => {
      const lease = await readValue(database, LEASE, leaseSchema);
      if (lease?.holder === holder) await database.keyValue.delete(LEASE);
    });
  let running = false;
  return async (task) => {
    if (running) return false;
    running = true;
    try {
      if (!(await renew())) return false;
      await task(renew);
      return true;
    } finally {
      running = false;
      await release();
    }
  };
}
