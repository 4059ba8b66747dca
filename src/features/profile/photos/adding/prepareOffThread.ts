import * as v from 'valibot';
import type { Timers } from '@/data/timers';
import { trustedScriptUrl } from '@/data/worker/trustedScriptUrl';
import { type Prepared, type PreparingRequest, prepared } from '../preparing/messages';
import workerAddress from '../preparing/photoWorker.ts?worker&url';
import { preparePhoto } from '../preparing/preparePhoto';
import { pageTools } from './pageTools';

const TIME_LIMIT_MS = 20_000;

const tooSlow: Prepared = { kind: 'refused', reason: 'tooSlow' };
const failed: Prepared = { kind: 'refused', reason: 'failed' };

function createWorker(): Worker | null {
  try {
    return new Worker(trustedScriptUrl('taal-photo-worker', workerAddress), { type: 'module' });
  } catch {
    return null;
  }
}

/** One worker a photo: ending it gives back whatever memory the decoder took. */
function inWorker(file: Blob, timers: Timers): Promise<Prepared | 'no-worker'> {
  return new Promise((resolve) => {
    const worker = createWorker();
    if (worker === null) return resolve('no-worker');
    const finish = (outcome: Prepared | 'no-worker') => {
      stopTimer();
      worker.terminate();
      resolve(outcome);
    };
    const stopTimer = timers.after(TIME_LIMIT_MS, () => finish(tooSlow));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const answer = v.safeParse(prepared, data);
      finish(answer.success ? answer.output : failed);
    });
    worker.addEventListener('messageerror', () => finish(failed));
    // The worker answers for all that fails within it: what ends here could not be loaded.
    worker.addEventListener('error', () => finish('no-worker'));
    worker.postMessage({ file } satisfies PreparingRequest);
  });
}

function onPage(file: Blob, timers: Timers): Promise<Prepared> {
  return new Promise((resolve) => {
    const stopTimer = timers.after(TIME_LIMIT_MS, () => resolve(tooSlow));
    void preparePhoto(file, pageTools).then((outcome) => {
      stopTimer();
      resolve(outcome);
    });
  });
}

/** Makes a photo of a file away from the page's thread, or on it where there is no other. */
export async function prepareOffThread(file: Blob, timers: Timers): Promise<Prepared> {
  const canDraw = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
  const outcome = canDraw ? await inWorker(file, timers) : 'no-worker';
  return outcome === 'no-worker' ? onPage(file, timers) : outcome;
}
