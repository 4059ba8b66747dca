import { hostAnswers } from '@/data/backend/hostAnswers';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { systemTimers } from '@/data/timers';
import { UPDATE_STUCK_KEY } from '@/domain/storageKeys';
import { removeWorker } from '@/features/install-and-update/removeWorker';
import { createUpdates } from '@/features/install-and-update/updates';
import type { Updates } from '@/services/updates';
import { appHome } from '@/ui/page/appHome';
import { saveAndReload } from '../../shell/reload/saveAndReload';

/** The new worker did not take over. The second time in a row, the old one has to go. */
async function removeStuckWorker(): Promise<void> {
  if (sessionStorage.getItem(UPDATE_STUCK_KEY) === null) {
    sessionStorage.setItem(UPDATE_STUCK_KEY, '1');
    return;
  }
  // Without a network the old version is better than none.
  if (!(await hostAnswers(import.meta.env.BASE_URL, systemTimers))) return;
  sessionStorage.removeItem(UPDATE_STUCK_KEY);
  await removeWorker(navigator.serviceWorker, window.caches, appHome());
}

export function pageUpdates(database: TaalDatabase): Updates {
  // Missing outside secure contexts, and in some private windows.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return createUpdates({
    controller: () => container?.controller ?? null,
    clock: () => Date.now(),
    timers: systemTimers,
    removeStuckWorker,
    reload: () => void saveAndReload(database),
  });
}
