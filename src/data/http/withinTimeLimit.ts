import type { Timers } from '../timers';

export interface Unreachable {
  readonly kind: 'unreachable';
  readonly reason: 'network' | 'time limit';
}

/**
 * Makes a call and reads its answer within one time limit, in milliseconds, unless `calledOff` ends
 * it before; the call has to heed the signal that it is handed. Never throws: whatever the call
 * throws counts as unreachable.
 */
export async function withinTimeLimit<T>(
  timers: Timers,
  timeLimit: number,
  call: (signal: AbortSignal) => Promise<T>,
  calledOff?: AbortSignal,
): Promise<T | Unreachable> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (calledOff?.aborted) abort();
  calledOff?.addEventListener('abort', abort);
  const stopTimer = timers.after(timeLimit, abort);
  try {
    return await call(controller.signal);
  } catch {
    return { kind: 'unreachable', reason: controller.signal.aborted ? 'time limit' : 'network' };
  } finally {
    stopTimer();
    calledOff?.removeEventListener('abort', abort);
  }
}
