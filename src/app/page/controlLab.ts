import { connectionFrom } from '@/data/backend/connection';
import { saveAllUnsaved } from '@/data/browser-storage/unsaved';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { createLabControl, type LabControl } from '@/data/lab/labControl';
import { sparedByLab } from '@/data/lab/sparedByLab';
import { tellWorker } from '@/data/lab/storedRun';
import { systemTimers } from '@/data/timers';
import { localStorageOrNull } from '@/features/data-ownership/storage/localStorageOrNull';

/** The control of this page's lab; throws where the browser forbids localStorage. */
export function controlLab(onChange: (isOn: boolean) => void): LabControl {
  const place = localStorageOrNull();
  if (place === null) throw new Error('The browser stores nothing');
  const { baseUrl } = connectionFrom(import.meta.env, location);
  return createLabControl({
    scope: globalThis,
    writes: globalThis.IDBObjectStore?.prototype ?? null,
    deleteDatabase: (name) => void indexedDB.deleteDatabase(name),
    place,
    now: Date.now,
    timers: systemTimers,
    isSpared: sparedByLab(location.origin, baseUrl),
    async tellWorker(run) {
      // The real one, also while this page has another.
      const database = new TaalDatabase();
      await tellWorker(database, run).finally(() => database.close());
    },
    onChange,
    // As after a real change of the network: the app asks whether the backend is there.
    onFaults: () => dispatchEvent(new Event('online')),
    reload: () => void saveAllUnsaved().finally(() => location.reload()),
  });
}
