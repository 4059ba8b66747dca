import type { DBCoreTransaction, Dexie } from 'dexie';

function abort(transaction: DBCoreTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is ending already.
  }
}

/**
 * Follows the transactions of a database from before it is opened. Returns what gives up those that
 * have not ended, and tells whether there were any: all of what they wrote is undone, as in a crash.
 */
export function followTransactions(database: Dexie): () => boolean {
  const live = new Set<DBCoreTransaction>();
  database.use({
    stack: 'dbcore',
    name: 'liveTransactions',
    create: (core) => ({
      ...core,
      transaction(...request) {
        const transaction = core.transaction(...request);
        // Dexie's type does not tell that this is the browser's own transaction.
        if (transaction instanceof EventTarget) {
          live.add(transaction);
          for (const end of ['complete', 'abort']) {
            transaction.addEventListener(end, () => live.delete(transaction), { once: true });
          }
        }
        return transaction;
      },
    }),
  });
  return () => {
    const hadAny = live.size > 0;
    live.forEach(abort);
    return hadAny;
  };
}
