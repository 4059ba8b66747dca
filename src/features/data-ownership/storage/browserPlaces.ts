import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { Timers } from '@/data/timers';
import { appHome } from '@/ui/page/appHome';
import type { Places } from '../erase/eraseEverything';
import { tellOtherTabs } from '../tabSignal';

/** The places where this browser keeps what belongs to Taal. */
export function browserPlaces(database: TaalDatabase, timers: Timers): Places {
  // Outside secure contexts both are missing, whatever the standard library says.
  const serviceWorker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const caches: CacheStorage | undefined = window.caches;
  const home = appHome();
  const worker = async () => {
    const registration = await serviceWorker?.getRegistration(home);
    // Below a path it can be that of another app, whose scope is the whole origin.
    return registration?.scope === home ? registration : undefined;
  };
  return {
    database,
    timers,
    caches: caches ?? null,
    localStorage,
    sessionStorage,
    worker,
    home,
    tellOtherTabs: tellOtherTabs(),
    notifications: async () => (await (await worker())?.getNotifications()) ?? [],
  };
}
