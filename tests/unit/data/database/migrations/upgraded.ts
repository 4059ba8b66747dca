import Dexie from 'dexie';
import { expect } from 'vitest';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

interface StoredRow {
  readonly key?: string;
  readonly row: unknown;
}

/** A device as an older version left it; written down, so that no change of the code changes it. */
export interface OldDevice {
  readonly stores: Record<string, string>;
  readonly rows: Record<string, readonly StoredRow[]>;
}

/** Writes a database as an older version did, under a name that is free; the name. */
export async function writtenBy(version: number, device: OldDevice): Promise<string> {
  const { name } = testDatabase();
  const old = new Dexie(name);
  old.version(version).stores(device.stores);
  await old.open();
  for (const [store, stored] of Object.entries(device.rows)) {
    for (const { key, row } of stored) await old.table(store).add(row, key);
  }
  old.close();
  return name;
}

/** A call whose message the coach had not answered waits, from version 6 on, until it is heard. */
function heldBack(store: string, { rows }: OldDevice, row: unknown): unknown {
  if (store !== 'outbox' || !(row instanceof Object) || !('id' in row)) return row;
  const { id } = row;
  const isUnanswered = rows.chatMessages?.some(
    ({ row: message }) =>
      message instanceof Object && 'id' in message && message.id === id && 'replyDueAt' in message,
  );
  return isUnanswered === true ? { ...row, state: 'unheard' } : row;
}

/** Opens what an older version wrote, and expects every row of every store in it. */
export async function upgraded(version: number, device: OldDevice): Promise<TaalDatabase> {
  const database = testDatabase(await writtenBy(version, device));
  await database.open();
  expect(database.verno).toBeGreaterThan(version);
  for (const [store, stored] of Object.entries(device.rows)) {
    const kept = await database.table(store).toArray();
    expect(kept, store).toHaveLength(stored.length);
    expect(kept, store).toEqual(
      expect.arrayContaining(stored.map(({ row }) => heldBack(store, device, row))),
    );
  }
  return database;
}
