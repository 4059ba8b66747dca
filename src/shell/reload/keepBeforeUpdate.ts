import { saveAllUnsaved } from '@/data/browser-storage/unsaved';
import type { Kept } from '@/data/recovery/keepPoint';
import type { Services } from '../services';

/** Nobody waits longer for an update; then the person may go on without a point. */
const LONGEST_KEEP_MS = 10_000;

/** Keeps what is here as a recovery point before a newer Taal takes over. Never rejects. */
export async function keepBeforeUpdate({
  database,
  clock,
  timers,
}: Pick<Services, 'database' | 'clock' | 'timers'>): Promise<Kept> {
  try {
    const { keepPoint } = await import('@/data/recovery/keepPoint');
    await saveAllUnsaved();
    return await keepPoint(database, { reason: 'update', clock, timers, limit: LONGEST_KEEP_MS });
  } catch {
    // Its part of the app is not on this device.
    return 'failed';
  }
}
