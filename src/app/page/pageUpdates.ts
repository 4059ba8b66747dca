import { hostAnswers } from '@/data/backend/hostAnswers';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { systemTimers } from '@/data/timers';
import { removeWorker } from '@/features/install-and-update/removeWorker';
import { createUpdates, type Updates } from '@/features/install-and-update/updates';
import { saveAndReload } from '../../shell/reload/saveAndReload';

const STUCK = 'taal-update-stuck';

/** The new worker did not take over. The second time in a row, the old one has to go. */
async function removeStuckWorker(): Promise<void> {
  if (sessionStorage.getItem(STUCK) === null) {
    sessionStorage.setItem(STUCK, '1');
    return;
  }
  // Without a network the old version is better than none.
  if (!(await hostAnswers(import.meta.env.BASE_URL, systemTimers))) return;
  sessionStorage.removeItem(STUCK);
  await removeWorker(navigator.serviceWorker, window.caches);
}

export function pageUpdates(database: TaalDatabase): Updates {
  // Missing outside secure contexts, and in some private windows.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return createUpdates({
    controller: () => container?.controller ?? null,
    clock: Date.now,
    timers: systemTimers,
    removeStuckWorker,
    reload: () => void saveAndReload(database),
  });
}
