import type { Call } from '@/domain/ledger/call';
import type { TaalDatabase } from '../database/taalDatabase';

/** Notes a call in the ledger by code that is loaded for it: no first screen waits for that. */
export function noteLater(database: TaalDatabase): (call: Call) => Promise<void> {
  return async (call) => {
    const { recordCall } = await import('./calls');
    await recordCall(database, call);
  };
}
