import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { isIncognito } from '@/data/outbox/enqueue';
import { changeSettings } from '@/data/repositories/userProfile';

/** Whether nothing shall leave this device, and how that is changed. */
export function useIncognitoChoice(database: TaalDatabase) {
  const isOn = useLiveQuery(() => isIncognito(database), [database], false);
  return {
    isOn,
    set: (incognito: boolean) => changeSettings(database, { privacy: { incognito } }),
  };
}
