import type { Timers } from '../timers';

export interface Unreachable {
  readonly kind: 'unreachable';
  readonly reason: 'network' | 'time limit';
}

/**
 * Makes a call and reads its answer within one time limit, in milliseconds; the call has to heed
 * the signal. Never throws: whatever the call throws counts as unreachable.
 */
export async function withinTimeLimit<T>(
  timers: Timers,
  timeLimit: number,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T | Unreachable> {
  const controller = new AbortController();
  const stopTimer = timers.after(timeLimit, () => controller.abort());
  try {
    return await call(controller.signal);
  } catch {
    return { kind: 'unreachable', reason: controller.signal.aborted ? 'time limit' : 'network' };
  } finally {
    stopTimer();
  }
}
