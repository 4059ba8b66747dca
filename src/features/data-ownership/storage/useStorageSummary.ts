import { useLiveQuery } from 'dexie-react-hooks';
import { type StorageSummary, storageSummary } from '@/data/backup/storageSummary';
import type { TaalDatabase } from '@/data/database/taalDatabase';

function browserEstimate(): (() => Promise<StorageEstimate>) | null {
  // Missing outside secure contexts and in old browsers.
  const storage: StorageManager | undefined = navigator.storage;
  return storage?.estimate === undefined ? null : () => storage.estimate();
}

/** What is stored on this device, as it is now; null until it is counted. */
export function useStorageSummary(database: TaalDatabase): StorageSummary | null {
  const summary = useLiveQuery(() => storageSummary(database, browserEstimate()), [database]);
  return summary ?? null;
}
