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

/**
 * Waits until what the app is writing is stored: it shows a change a moment before, and a page that
 * leaves in that moment takes the change with it. A database that does not answer is not waited for.
 */
export async function isStored(page: Page): Promise<void> {
  await page
    .evaluate(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(resolve, 3000);
          if (typeof indexedDB === 'undefined') return resolve();
          const opening = indexedDB.open('taal');
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => resolve();
          opening.onsuccess = () => {
            const database = opening.result;
            const stores = [...database.objectStoreNames];
            const [first] = stores;
            if (first === undefined) return resolve(database.close());
            // A transaction that reads all stores comes after all that write to any of them.
            const reading = database.transaction(stores);
            reading.objectStore(first).count();
            reading.oncomplete = () => resolve();
            reading.onabort = () => resolve();
            database.close();
          };
        }),
    )
    // A page on its way to another has nothing to ask.
    .catch(() => undefined);
}

/** Lets nobody read a store, as on a slow device, until it is released. */
export async function holdStore(page: Page, store: string): Promise<() => Promise<void>> {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('taal');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const held = opening.result.transaction(name, 'readwrite').objectStore(name);
          opening.result.close();
          // A transaction lives as long as it is asked for something.
          const ask = () => {
            if (Reflect.get(globalThis, 'isReleased') !== true) held.count().onsuccess = ask;
            resolve();
          };
          ask();
        };
      }),
    store,
  );
  return () => page.evaluate(() => void Object.assign(globalThis, { isReleased: true }));
}

export interface StoredRow {
  readonly store: string;
  /** For stores whose rows do not hold their key. */
  readonly key?: string;
  readonly row: unknown;
}

/** Few enough for one message to the browser. */
const AT_ONCE = 10_000;

/** Writes rows past the app, as it would have stored them itself; it must have been open once. */
export async function putRows(page: Page, rows: readonly StoredRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await page.evaluate(
      (part) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('taal');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            const stores = [...new Set(part.map(({ store }) => store))];
            const transaction = database.transaction(stores, 'readwrite');
            for (const { store, key, row } of part) transaction.objectStore(store).put(row, key);
            transaction.onerror = () => reject(transaction.error);
            transaction.oncomplete = () => {
              database.close();
              resolve();
            };
          };
        }),
      rows.slice(start, start + AT_ONCE),
    );
  }
}
