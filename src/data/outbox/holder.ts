import type { Clock } from '@/domain/clock';
import type { TaalDatabase } from '../database';
import { LOCK, readLease } from './exclusive';

/** Who has the right to drain now, as the browser names it; null when nobody has. */
export async function drainHolder(
  database: TaalDatabase,
  locks: LockManager | undefined,
  clock: Clock,
): Promise<string | null> {
  if (locks === undefined) return (await readLease(database, clock))?.holder ?? null;
  const { held = [] } = await locks.query();
  const lock = held.find(({ name }) => name === LOCK);
  return lock === undefined ? null : (lock.clientId ?? 'unnamed');
}
