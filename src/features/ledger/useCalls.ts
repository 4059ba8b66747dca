import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { listCalls } from '@/data/repositories/calls';
import type { Call } from '@/domain/ledger/call';

/** The calls that left this device, the latest first; null before they are read. */
export function useCalls(database: TaalDatabase): readonly Call[] | null {
  return useLiveQuery(() => listCalls(database), [database]) ?? null;
}
