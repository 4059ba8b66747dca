import * as v from 'valibot';
import { readRow } from '../database/quarantine';
import type { TaalDatabase } from '../database/taalDatabase';

/** Reads a single value; null when there is none or it is damaged. */
export async function readValue<S extends v.GenericSchema<unknown, unknown>>(
  database: TaalDatabase,
  key: string,
  schema: S,
): Promise<v.InferOutput<S> | null> {
  const rowSchema = v.object({ key: v.string(), value: schema });
  const row = await database.keyValue.get(key);
  return readRow(database, database.keyValue, key, rowSchema, row)?.value ?? null;
}

/** Writes a single value in place of the one before. */
export async function writeValue(
  database: TaalDatabase,
  key: string,
  value: unknown,
): Promise<void> {
  await database.keyValue.put({ key, value });
}
