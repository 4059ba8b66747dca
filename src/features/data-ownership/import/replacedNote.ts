import { useEffect, useState } from 'react';
import { IMPORTED_KEY } from '@/domain/storageKeys';

/** What took the place of the data: a backup ('true', as it was first written), or a recovery point. */
export type Replaced = 'true' | 'restored';

/** Does without where this tab's storage is forbidden or full: it goes unsaid, but holds. */
function inTabStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}

/** Notes for this tab's next start what is done. */
export function noteReplaced(what: Replaced): void {
  inTabStorage((storage) => storage.setItem(IMPORTED_KEY, what));
}

/** Whether this tab starts after `what` was done; it is told of once. */
export function useReplacedNote(what: Replaced): boolean {
  const [isNoted] = useState(
    () => inTabStorage((storage) => storage.getItem(IMPORTED_KEY)) === what,
  );
  useEffect(() => {
    if (isNoted) inTabStorage((storage) => storage.removeItem(IMPORTED_KEY));
  }, [isNoted]);
  return isNoted;
}
