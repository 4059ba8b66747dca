import { checkHealth } from '@/data/backend/health';
import type { Connection } from '@/data/backend/request';
import type { TaalDatabase } from '@/data/database';
import { drain } from '@/data/outbox/drain';
import { leaseRow, webLock } from '@/data/outbox/exclusive';
import { countWaiting } from '@/data/outbox/queue';

/**
 * Answers the browser's sync event, also with every tab closed. Throws while entries are left to
 * send, so that the browser tries again.
 */
export async function drainInBackground(
  database: TaalDatabase,
  connection: Connection,
  locks: LockManager | undefined,
): Promise<void> {
  if ((await countWaiting(database)) === 0) return;
  if (!(await checkHealth(connection))) throw new Error('The backend is not reachable');
  const end = await drain({
    database,
    connection,
    runExclusively:
      locks === undefined
        ? leaseRow(database, `worker-${crypto.randomUUID()}`, Date.now)
        : webLock(locks),
    clock: Date.now,
    random: Math.random,
  });
  if (end.kind === 'failed' || end.kind === 'later') throw new Error('Entries are left to send');
}
