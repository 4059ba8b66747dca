interface AnyStore<Key extends string | number> {
  readonly schema: { readonly primKey: { readonly keyPath: string | string[] | null | undefined } };
  get(key: Key): PromiseLike<unknown>;
  put(row: unknown, key?: Key): PromiseLike<unknown>;
}

/** Writes over fields of a stored row past all types, as damage does. Returns the row. */
export async function corrupt<Key extends string | number>(
  store: AnyStore<Key>,
  key: Key,
  damage: object,
): Promise<object> {
  const keyPath = store.schema.primKey.keyPath;
  const inbound = typeof keyPath === 'string' && keyPath !== '' ? { [keyPath]: key } : null;
  const row = { ...Object(await store.get(key)), ...inbound, ...damage };
  await (inbound === null ? store.put(row, key) : store.put(row));
  return row;
}
