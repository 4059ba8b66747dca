import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { Timers } from '@/data/timers';
import type { Places } from '../erase/eraseEverything';
import { tellOtherTabs } from '../tabSignal';

/** Some of these are missing outside secure contexts; storage that is forbidden throws. */
function orNull<T>(get: () => T | undefined): T | null {
  try {
    return get() ?? null;
  } catch {
    return null;
  }
}

/** The places where this browser keeps what belongs to Taal. */
export function browserPlaces(database: TaalDatabase, timers: Timers): Places {
  const serviceWorker = orNull(() => navigator.serviceWorker);
  return {
    database,
    timers,
    caches: orNull(() => window.caches),
    localStorage: orNull(() => window.localStorage),
    sessionStorage: orNull(() => window.sessionStorage),
    serviceWorker,
    tellOtherTabs: tellOtherTabs(),
    notifications: async () => {
      const registration = await serviceWorker?.getRegistration();
      return (await registration?.getNotifications()) ?? [];
    },
  };
}
