import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { keepReading, listKeptReadings } from '@/data/repositories/keptReadings';
import { someReading } from '../../../../support/builders/keptReading.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';
// A device as version 3 left it; written down, so that no later change of the code changes it.
import device from './version3.json' with { type: 'json' };

interface StoredRow {
  readonly key?: string;
  readonly row: unknown;
}

const rows: Record<string, readonly StoredRow[]> = device.rows;

it('keeps every row of every store that version 3 wrote, and can keep figures', async () => {
  const { name } = testDatabase();
  const old = new Dexie(name);
  old.version(3).stores(device.stores);
  await old.open();
  for (const [store, stored] of Object.entries(rows)) {
    for (const { key, row } of stored) await old.table(store).add(row, key);
  }
  old.close();
  const database = testDatabase(name);
  await database.open();
  expect(database.verno).toBeGreaterThan(3);
  for (const [store, stored] of Object.entries(rows)) {
    const kept = await database.table(store).toArray();
    expect(kept, store).toHaveLength(stored.length);
    expect(kept, store).toEqual(expect.arrayContaining(stored.map(({ row }) => row)));
  }
  expect(await listKeptReadings(database)).toEqual([]);
  await keepReading(database, someReading());
  expect(await listKeptReadings(database)).toEqual([someReading()]);
});
