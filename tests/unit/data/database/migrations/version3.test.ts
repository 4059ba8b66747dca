import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { keepPoint } from '@/data/recovery/keepPoint';
import { listRecoveryPoints } from '@/data/recovery/recoveryPoints';
import { manualTime, START } from '../../../../support/fakes/manualTime.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';
// A device as version 2 left it; written down, so that no later change of the code changes it.
import device from './version2.json' with { type: 'json' };

interface StoredRow {
  readonly key?: string;
  readonly row: unknown;
}

const rows: Record<string, readonly StoredRow[]> = device.rows;

it('keeps every row of every store that version 2 wrote, and can keep a recovery point', async () => {
  const { name } = testDatabase();
  const old = new Dexie(name);
  old.version(2).stores(device.stores);
  await old.open();
  for (const [store, stored] of Object.entries(rows)) {
    for (const { key, row } of stored) await old.table(store).add(row, key);
  }
  old.close();
  const database = testDatabase(name);
  await database.open();
  expect(database.verno).toBeGreaterThan(2);
  for (const [store, stored] of Object.entries(rows)) {
    const kept = await database.table(store).toArray();
    expect(kept, store).toHaveLength(stored.length);
    expect(kept, store).toEqual(expect.arrayContaining(stored.map(({ row }) => row)));
  }
  expect(await database.recoveryPoints.count()).toBe(0);
  const options = { ...manualTime(), reason: 'update', limit: 1000 } as const;
  expect(await keepPoint(database, options)).toBe('kept');
  expect(await listRecoveryPoints(database, START)).toHaveLength(1);
});
