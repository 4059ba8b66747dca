import Dexie from 'dexie';
import * as v from 'valibot';
import type { TaalDatabase } from './taalDatabase';

interface AnyStore<Key extends string | number> {
  readonly name: string;
  readonly schema: { readonly primKey: { readonly keyPath: string | string[] | null | undefined } };
  get(key: Key): PromiseLike<unknown>;
  delete(key: Key): PromiseLike<void>;
}
type RowSchema = v.GenericSchema<unknown, unknown>;

const underWay = new WeakMap<TaalDatabase, Set<string>>();

/**
 * Keeps a damaged row in a store of its own and takes it out of its place, unless a good one has
 * been written there in the meantime.
 */
export async function quarantine<Key extends string | number>(
  database: TaalDatabase,
  store: AnyStore<Key>,
  key: Key,
  schema: RowSchema,
  row: unknown,
): Promise<void> {
  const { damagedRows } = database;
  await database.transaction('rw', [store.name, damagedRows.name], async () => {
    const reason = v.safeParse(schema, row).issues?.[0].message ?? 'unknown';
    await damagedRows.add({ store: store.name, key, row, reason });
    const current = await store.get(key);
    if (!v.safeParse(schema, current).success) await store.delete(key);
  });
}

/** A live query must not write and a transaction must not grow: the row is moved in a later task. */
function setAsideLater<Key extends string | number>(
  database: TaalDatabase,
  store: AnyStore<Key>,
  key: Key,
  schema: RowSchema,
  row: unknown,
): void {
  const pending = underWay.get(database) ?? new Set();
  underWay.set(database, pending);
  const place = `${store.name}/${key}`;
  if (pending.has(place)) return;
  pending.add(place);
  // biome-ignore lint/plugin: the delay is the next task, which no clock decides.
  setTimeout(() => {
    // Closed meanwhile: the row is met again at the next start.
    if (!database.isOpen()) return;
    quarantine(database, store, key, schema, row)
      .catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: a row that stays is skipped again at the next read.
        console.warn(`A damaged row of ${store.name} could not be set aside`, error);
      })
      .finally(() => pending.delete(place));
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
  setAsideLater(database, store, key, schema, row);
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
      setAsideLater(database, store, Dexie.getByKeyPath(row, keyPath), schema, row);
    }
    return [];
  });
}

/** How many damaged rows have been set aside. */
export function countDamagedRows(database: TaalDatabase): Promise<number> {
  return database.damagedRows.count();
}
