import type { Page } from '@playwright/test';

/** All rows of an object store, as the browser holds them; none where there is no database yet. */
export function readStore(page: Page, store: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    (name) =>
      new Promise<Record<string, unknown>[]>((resolve, reject) => {
        const opening = indexedDB.open('taal');
        // To make an empty one would be worse than to find none.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => {
          if (opening.error?.name === 'AbortError') resolve([]);
          else reject(opening.error);
        };
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction(name).objectStore(name).getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
    store,
  );
}
