import { LOCK } from '@/data/outbox/drainLock';

/**
 * Who has the right to drain now, as the browser names it; null when nobody has. Where the browser
 * has no Web Locks, or refuses them, there is no such right, and it says so.
 */
export async function drainHolder(locks: LockManager | undefined): Promise<string | null> {
  const snapshot = await locks?.query().catch(() => undefined);
  if (snapshot === undefined) return 'no locks in this browser';
  const lock = snapshot.held?.find(({ name }) => name === LOCK);
  return lock === undefined ? null : (lock.clientId ?? 'unnamed');
}
