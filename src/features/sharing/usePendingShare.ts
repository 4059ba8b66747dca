import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getPendingShare, type PendingShare } from '@/data/sharing/pendingShare';

/** The share of another app or a web site that waits to be looked at, or null. */
export function usePendingShare(database: TaalDatabase): PendingShare | null {
  return useLiveQuery(() => getPendingShare(database), [database], null);
}
