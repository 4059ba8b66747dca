import type { TaalDatabase } from '@/data/database/taalDatabase';

async function readable(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    const bytes = new Uint8Array(await value.arrayBuffer());
    return { type: value.type, bytes: Buffer.from(bytes).toString('hex') };
  }
  if (!(value instanceof Object) || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'sequence');
  const read = fields.map(async ([name, entry]) => [name, await readable(entry)]);
  return Object.fromEntries(await Promise.all(read));
}

/** All that an import takes from a file: the queue and the id are the device's own. */
export async function importedContentsOf(
  database: TaalDatabase,
): Promise<Record<string, unknown[]>> {
  const { outbox, keyValue = [], ...contents } = await contentsOf(database);
  const isId = (row: unknown) => row instanceof Object && 'key' in row && row.key === 'userId';
  return { ...contents, keyValue: keyValue.filter((row) => !isId(row)) };
}

/** Everything in a database, the bytes of photos too; a queue's numbers tell only its order. */
export async function contentsOf(database: TaalDatabase): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const table of database.tables) {
    const rows = await table.toArray();
    contents[table.name] = await Promise.all(rows.map(readable));
  }
  return contents;
}
