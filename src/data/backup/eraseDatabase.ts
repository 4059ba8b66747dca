import type { TaalDatabase } from '../database/taalDatabase';

/**
 * Deletes the database. It is emptied first: should another tab block the deletion, its contents
 * are gone all the same. Dexie closes other tabs' connections on `versionchange`; one that is
 * frozen or hangs cannot, and then this waits until the caller gives up.
 */
export async function eraseDatabase(database: TaalDatabase): Promise<void> {
  try {
    await database.transaction('rw', database.tables, async () => {
      for (const table of database.tables) await table.clear();
    });
  } catch {
    // A database that cannot be opened any more can still be deleted.
  }
  await database.delete();
}
