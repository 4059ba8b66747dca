import { saveAllUnsaved } from '@/data/browser-storage/unsaved';
import {
  createEngine,
  type Implementation,
  type StorageEngine,
} from '@/data/database/engine/engine';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { localStorageOrNull } from './localStorageOrNull';
import { pageTab } from './pageTab';
import { watchLoss } from './watchLoss';

function nativeStorage(): Implementation | null {
  try {
    const { indexedDB, IDBKeyRange } = globalThis;
    // Some private modes have none, whatever the standard library says.
    return indexedDB instanceof Object ? { indexedDB, IDBKeyRange } : null;
  } catch {
    return null;
  }
}

/**
 * The database of a page: in memory where the browser stores nothing, and considerate of the tabs
 * of other versions: an upgrade needs the database closed in each of them. `throughLab` is what the
 * network lab makes of the storage.
 */
export function createPageDatabase(
  throughLab: (engine: StorageEngine) => StorageEngine = (engine) => engine,
): TaalDatabase {
  const engine = createEngine({
    native: nativeStorage(),
    // Loaded where nothing else is left only.
    loadMemory: () => import('fake-indexeddb'),
    onMemory: () => health.update({ place: 'memory' }),
  });
  const database = new TaalDatabase('taal', throughLab(engine), localStorageOrNull(), pageTab());
  const { health } = database;
  database.on('blocked', ({ newVersion }) => {
    if (newVersion !== null) health.update({ connection: 'blocked' });
  });
  database.on('ready', () => health.update({ connection: 'open' }), true);
  database.on('versionchange', ({ newVersion }) => {
    // Deleted: Dexie closes by itself.
    if (newVersion === null) return true;
    void saveAllUnsaved().finally(() => {
      database.close({ disableAutoOpen: true });
      health.update({ connection: 'outdated' });
    });
    return false;
  });
  watchLoss(database);
  return database;
}
