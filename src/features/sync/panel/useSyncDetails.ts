import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { countDamagedRows } from '@/data/database/quarantine';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { OutboxEntry } from '@/data/outbox/entry';
import { listEntries, listParked } from '@/data/outbox/queue';
import { systemTimers } from '@/data/timers';
import { drainHolder } from './drainHolder';
import { storageFacts } from './storageFacts';
import type { DeviceFacts } from './syncFacts';
import { workerFacts } from './workerFacts';

const READ_AGAIN_MS = 1000;
/** More would make the panel slow and tell nobody more. */
const SHOWN = 50;

/** The oldest entries of the queue, as they are now; null until they are read. */
export function useEntries(database: TaalDatabase): readonly OutboxEntry[] | null {
  return useLiveQuery(() => listEntries(database, SHOWN), [database], null);
}

/** The entries that the server refused; null until they are read. */
export function useParked(database: TaalDatabase): readonly OutboxEntry[] | null {
  return useLiveQuery(() => listParked(database, SHOWN), [database], null);
}

async function readFacts(database: TaalDatabase): Promise<DeviceFacts> {
  // Outside secure contexts and in old browsers these are missing.
  const { serviceWorker, storage, locks }: Partial<Navigator> = navigator;
  const [worker, stored, lockHolder, damagedRows] = await Promise.all([
    workerFacts(serviceWorker, globalThis.caches, systemTimers),
    storageFacts(storage),
    drainHolder(locks),
    countDamagedRows(database),
  ]);
  return { worker, storage: stored, lockHolder, damagedRows };
}

/** What browser and database say now, read again every second; null at first. */
export function useDeviceFacts(database: TaalDatabase) {
  const [known, setKnown] = useState<{ facts: DeviceFacts | null; now: number }>(() => ({
    facts: null,
    now: Date.now(),
  }));
  useEffect(() => {
    let stopTimer = () => {};
    let gone = false;
    const read = async () => {
      const facts = await readFacts(database);
      if (gone) return;
      setKnown({ facts, now: Date.now() });
      stopTimer = systemTimers.after(READ_AGAIN_MS, readOn);
    };
    const readOn = () => {
      read().catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the panel goes on without these facts.
        console.warn('The facts of this device could not be read', error);
      });
    };
    readOn();
    return () => {
      gone = true;
      stopTimer();
    };
  }, [database]);
  return known;
}
