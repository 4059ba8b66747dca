import { checkHealth } from '@/data/backend/health';
import type { Connection } from '@/data/backend/request';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { recordCall } from '@/data/ledger/calls';
import { recorded } from '@/data/ledger/recorded';
import { type DrainEnd, drain } from '@/data/outbox/drain';
import { waitForWebLock } from '@/data/outbox/drainLock';
import { isIncognito } from '@/data/outbox/enqueue';
import { countWaiting } from '@/data/outbox/queue';
import { LONGEST_BACKOFF_MS } from '@/data/outbox/retryPolicy';

/**
 * Answers the browser's sync event, also with every tab closed. A tab that is at it goes first;
 * should it be closed meanwhile, the rest is sent from here. A backoff that is under way is waited
 * for. Throws while entries are left to send, so that the browser tries again.
 */
export async function drainInBackground(
  database: TaalDatabase,
  plain: Connection,
  locks: LockManager | undefined,
): Promise<void> {
  const connection = recorded(plain, 'worker', (call) => recordCall(database, call));
  if ((await isIncognito(database)) || (await countWaiting(database)) === 0) return;
  if ((await checkHealth(connection)) !== 'healthy') {
    throw new Error('The backend is not reachable');
  }
  const drainOnce = (): Promise<DrainEnd> =>
    drain({
      database,
      connection,
      runExclusively: waitForWebLock(locks),
      clock: connection.clock,
      random: Math.random,
      by: 'worker',
    });
  let end = await drainOnce();
  if (end.kind === 'later') {
    // The network often returns within the backoff, and the browser's next try is minutes away.
    const wait = end.at - connection.clock();
    if (wait <= LONGEST_BACKOFF_MS) {
      await new Promise<void>((resolve) => connection.timers.after(wait, resolve));
      end = await drainOnce();
    }
  }
  if (end.kind !== 'empty' && end.kind !== 'incognito') throw new Error('Entries are left to send');
}
