import type { OpeningFault } from '@/domain/lab/faultsAt';
import type { StorageEngine } from '../database/engine/engine';
import { OpenRequest } from '../database/engine/openRequest';

/** The empty database that stands for an evicted one: what is stored in the real one stays there. */
export const EVICTED_DATABASE = 'taal-lab';

/** A request that another tab with an older version holds up; nothing comes of it. */
function blocked(version: number | undefined): OpenRequest {
  const request = new OpenRequest();
  queueMicrotask(() => {
    const newVersion = version ?? 10;
    // Dexie counts in tens.
    const versions = { oldVersion: newVersion - 10, newVersion };
    request.onblocked?.(new IDBVersionChangeEvent('blocked', versions));
  });
  return request;
}

/** A storage whose database was evicted, or is held by another tab with an older version. */
export function labEngine(engine: StorageEngine, fault: OpeningFault): StorageEngine {
  const { indexedDB } = engine;
  return {
    ...engine,
    indexedDB: {
      ...indexedDB,
      open: (_name, version) =>
        fault === 'older version' ? blocked(version) : indexedDB.open(EVICTED_DATABASE, version),
      deleteDatabase(name) {
        // Who erases everything means the real one too.
        indexedDB.deleteDatabase(EVICTED_DATABASE);
        return indexedDB.deleteDatabase(name);
      },
    },
  };
}
