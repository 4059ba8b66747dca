import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { StoredRow } from '../../support/builders/storedRow.ts';

/** Writes rows past the app, as it would have stored them itself. */
export async function fillDatabase(
  database: TaalDatabase,
  rows: readonly StoredRow[],
): Promise<void> {
  const stores = [...new Set(rows.map(({ store }) => store))];
  await database.transaction('rw', stores, async () => {
    for (const { store, key, row } of rows) await database.table(store).put(row, key);
  });
}
