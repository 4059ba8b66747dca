import { saveAllUnsaved } from '@/data/browser-storage/unsaved';
import { isOpeningRefused } from '@/data/database/faults';
import { type DeviceStorage, observableHealth } from '@/data/database/health';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { watchLoss } from './watchLoss';

/**
 * The database of a page. It is considerate of the tabs of other versions: an upgrade needs the
 * database closed in each of them.
 */
export function createPageDatabase(): DeviceStorage {
  const database = new TaalDatabase();
  const health = observableHealth();
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
  watchLoss({ database, health });
  database.open().catch((error: unknown) => {
    if (isOpeningRefused(error)) health.update({ connection: 'refused' });
  });
  return { database, health };
}
