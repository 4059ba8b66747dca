import type { Transaction } from 'dexie';
import * as v from 'valibot';

const importPoint = v.object({ reason: v.literal('import') });

/** Of the recovery points only that of the last import is of use: it can still be undone. */
export const version7 = {
  version: 7,
  stores: {},
  async upgrade(transaction: Transaction): Promise<void> {
    const points = transaction.table<unknown, number>('recoveryPoints');
    const ofImports = points.orderBy('createdAt').filter((row) => v.is(importPoint, row));
    const kept = (await ofImports.primaryKeys()).at(-1) ?? 0;
    await points.where('id').notEqual(kept).delete();
  },
} as const;
