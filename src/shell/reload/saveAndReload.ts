import { saveAllUnsaved } from '@/data/browser-storage/unsaved';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { systemTimers } from '@/data/timers';

/** A database that hangs must not keep anyone from the new version. */
const LONGEST_SAVE_MS = 1500;

async function save(database: TaalDatabase): Promise<void> {
  // Closed for a newer version: it can be opened again, and nothing of it is lost.
  if (!database.isOpen()) await database.open();
  await saveAllUnsaved();
  // Waits for what was being written before.
  await database.transaction('rw', database.tables, () => database.keyValue.count());
}

/** Reloads the page; typed text is stored first. */
export async function saveAndReload(database: TaalDatabase): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = systemTimers.after(LONGEST_SAVE_MS, resolve);
    void Promise.allSettled([save(database)]).finally(() => {
      stop();
      resolve();
    });
  });
  location.reload();
}
