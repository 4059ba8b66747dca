import Dexie from 'dexie';
import * as v from 'valibot';
import type { TaalDatabase } from './database';

interface AnyStore<Key extends string | number> {
  readonly name: string;
  readonly schema: { readonly primKey: { readonly keyPath: string | string[] | null | undefined } };
  get(key: Key): PromiseLike<unknown>;
  delete(key: Key): PromiseLike<void>;
}
type RowSchema = v.GenericSchema<unknown, unknown>;

/** Moves a row that cannot be read out of its store, unless it was mended in the meantime. */
export async function setAside<Key extends string | number>(
  database: TaalDatabase,
  store: AnyStore<Key>,
  key: Key,
  schema: RowSchema,
): Promise<void> {
  await database.transaction('rw', [store.name, database.damagedRows.name], async () => {
    const row = await store.get(key);
    const parsed = v.safeParse(schema, row);
    if (row === undefined || parsed.success) return;
    const reason = parsed.issues[0].message;
    await database.damagedRows.add({ store: store.name, key, row, reason });
    await store.delete(key);
  });
}

/** A live query must not write and a transaction must not grow: the row is moved in a later task. */
function setAsideLater<Key extends string | number>(
  database: TaalDatabase,
  store: AnyStore<Key>,
  key: Key,
  schema: RowSchema,
): void {
  setTimeout(() => {
    setAside(database, store, key, schema).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: a row that stays is skipped again at the next read.
      console.warn(`A damaged row of ${store.name} could not be set aside`, error);
    });
  }, 0);
}

/** Parses a row; a damaged one reads as null and is set aside. */
export function readRow<S extends RowSchema, Key extends string | number>(
  database: TaalDatabase,
  store: AnyStore<Key>,
  key: Key,
  schema: S,
  row: unknown,
): v.InferOutput<S> | null {
  if (row === undefined) return null;
  const parsed = v.safeParse(schema, row);
  if (parsed.success) return parsed.output;
  setAsideLater(database, store, key, schema);
  return null;
}

/** Parses rows of a store with inbound keys; damaged ones are left out and set aside. */
export function readRows<S extends RowSchema, Key extends string | number>(
  database: TaalDatabase,
  store: AnyStore<Key>,
  schema: S,
  rows: readonly unknown[],
): v.InferOutput<S>[] {
  const keyPath = String(store.schema.primKey.keyPath);
  return rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row);
    if (parsed.success) return [parsed.output];
    // A row can be damaged but never without its key: the store's key path guarantees it.
    if (row instanceof Object) {
      setAsideLater(database, store, Dexie.getByKeyPath(row, keyPath), schema);
    }
    return [];
  });
}
