import type { Timers } from '@/data/timers';
import { refusalOf } from '@/ui/files/refusalOf';
import { prepareOffThread } from './prepareOffThread';

/** A picture as an added photo is stored, without what its file says; null where it is refused. */
export async function redrawPhoto(file: Blob, timers: Timers) {
  if ((await refusalOf(file)) !== null) return null;
  const outcome = await prepareOffThread(file, timers);
  return outcome.kind === 'ready' ? outcome : null;
}
