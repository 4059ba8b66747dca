import { onTestFinished } from 'vitest';
import type { TaalDatabase } from '@/data/database/taalDatabase';

/** Lets nobody use a store, as on a slow device, until the returned function is called. */
export async function holdStore(database: TaalDatabase, store: string): Promise<() => void> {
  let isReleased = false;
  const release = () => {
    isReleased = true;
  };
  onTestFinished(release);
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open(database.name);
    opening.onsuccess = () => {
      const held = opening.result.transaction(store, 'readwrite').objectStore(store);
      opening.result.close();
      // A transaction lives as long as it is asked for something.
      const ask = () => {
        if (!isReleased) held.count().onsuccess = ask;
        resolve();
      };
      ask();
    };
  });
  return release;
}
