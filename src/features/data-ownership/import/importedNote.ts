import { IMPORTED_KEY } from '@/domain/storageKeys';

/** Does without where this tab's storage is forbidden or full: the import goes unsaid, but holds. */
function inTabStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}

/** Notes for this tab's next start that an import is done. */
export function noteImported(): void {
  inTabStorage((storage) => storage.setItem(IMPORTED_KEY, 'true'));
}

/** Whether this tab starts after an import. */
export function wasImported(): boolean {
  return inTabStorage((storage) => storage.getItem(IMPORTED_KEY)) === 'true';
}

/** The import has been told of. */
export function forgetImported(): void {
  inTabStorage((storage) => storage.removeItem(IMPORTED_KEY));
}
