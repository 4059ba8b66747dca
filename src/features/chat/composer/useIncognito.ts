import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { isIncognito } from '@/data/outbox/enqueue';

/** Whether incognito keeps everything on this device; null until it is known. */
export function useIncognito(database: TaalDatabase): boolean | null {
  return useLiveQuery(() => isIncognito(database), [database], null);
}
