import { useEffect, useState } from 'react';
import { isOutOfSpace } from '@/data/database/faults';
import { IMPORTED_KEY } from '@/domain/storageKeys';
import { tellOtherTabs } from '../tabSignal';

/** What took the place of the data: a backup ('true', as it was first written), or those of before. */
type Replaced = 'true' | 'undone';

/** Does without where this tab's storage is forbidden or full: it goes unsaid, but holds. */
function inTabStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}

/** Notes for this tab's next start what is done, and has the other tabs reload. */
export function announceReplaced(what: Replaced): void {
  inTabStorage((storage) => storage.setItem(IMPORTED_KEY, what));
  tellOtherTabs()?.('imported');
}

/** Why the data are still those of before, in a sentence; `otherwise` for all but missing room. */
export function notReplacedText(error: unknown, otherwise: string): string {
  const why = isOutOfSpace(error) ? 'There is not enough room on this device.' : otherwise;
  return `${why} Nothing was changed.`;
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
