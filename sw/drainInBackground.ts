import { checkHealth } from '@/data/backend/health';
import type { Connection } from '@/data/backend/request';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { connectionInLab } from '@/data/lab/connectionInLab';
import { fillStorage } from '@/data/lab/fullStorage';
import { runForWorker } from '@/data/lab/storedRun';
import { recordCall } from '@/data/ledger/calls';
import { recorded } from '@/data/ledger/recorded';
import { drain } from '@/data/outbox/drain';
import { waitForWebLock } from '@/data/outbox/drainLock';
import { isIncognito } from '@/data/outbox/enqueue';
import { countWaiting } from '@/data/outbox/queue';
import { isStorageFullAt, openingFaultAt } from '@/domain/lab/faultsAt';

async function sendAll(
  database: TaalDatabase,
  plain: Connection,
  locks: LockManager | undefined,
): Promise<void> {
  const connection = recorded(plain, 'worker', (call) => recordCall(database, call));
  if ((await isIncognito(database)) || (await countWaiting(database)) === 0) return;
  if ((await checkHealth(connection)) !== 'healthy') {
    throw new Error('The backend is not reachable');
  }
  const end = await drain({
    database,
    connection,
    runExclusively: waitForWebLock(locks),
    clock: connection.clock,
    random: Math.random,
    // The browser says that there is a network again.
    occasion: 'event',
    by: 'worker',
  });
  if (end.kind !== 'empty' && end.kind !== 'incognito') throw new Error('Entries are left to send');
}

/**
 * Answers the browser's sync event, also with every tab closed. A tab that is at it goes first;
 * should it be closed meanwhile, the rest is sent from here. Throws while entries are left to send,
 * so that the browser tries again. While the network lab is on, it has the same faults as a page.
 */
export async function drainInBackground(
  database: TaalDatabase,
  connection: Connection,
  locks: LockManager | undefined,
): Promise<void> {
  const { clock } = connection;
  const run = await runForWorker(database, clock());
  if (run === null) {
    await sendAll(database, connection, locks);
    return;
  }
  // The queue is gone with the database.
  if (openingFaultAt(run, clock()) === 'storage evicted') return;
  const endFull = fillStorage(IDBObjectStore.prototype, () => isStorageFullAt(run, clock()));
  await sendAll(database, connectionInLab(connection, run), locks).finally(endFull);
}
