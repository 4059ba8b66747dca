import type { Clock } from '@/domain/clock';
import { AMOUNTS, type NetworkFault } from '@/domain/lab/fault';
import { type LabRun, networkFaultsAt } from '@/domain/lab/faultsAt';
import type { Step } from '@/domain/lab/scenario';
import type { Timers } from '../timers';

type Fetch = typeof fetch;

export interface FaultyFetchOptions {
  readonly run: LabRun;
  /** The device's real clock. */
  readonly now: Clock;
  readonly timers: Timers;
  /** Whether a call is one that the lab leaves alone, as for the files of Taal. */
  readonly isSpared: (method: string, url: string) => boolean;
}

/** What browsers reject with where a connection cannot be made, or breaks. */
function broken(): TypeError {
  return new TypeError('Failed to fetch');
}

/** Waits, unless the call is called off before; then rejects as fetch does. */
function wait(timers: Timers, milliseconds: number, signal: AbortSignal | undefined) {
  return new Promise<void>((resolve, reject) => {
    const stop = timers.after(milliseconds, () => {
      signal?.removeEventListener('abort', callOff);
      resolve();
    });
    function callOff() {
      stop();
      reject(signal?.reason);
    }
    if (signal?.aborted) callOff();
    else signal?.addEventListener('abort', callOff, { once: true });
  });
}

function never(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function retryAfter({ fault, amount = AMOUNTS[fault]?.usual ?? 0 }: Step, status: number) {
  return new Response(null, { status, headers: { 'retry-after': String(amount) } });
}

function typed(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': type } });
}

/** Plays one fault; `send` makes the call. */
async function play(
  step: Step & { readonly fault: Exclude<NetworkFault, 'latency'> },
  send: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  switch (step.fault) {
    case 'cut before':
    case 'offline':
      throw broken();
    case 'cut after': {
      // The server has acted once its answer is here.
      const answer = await send();
      await answer.arrayBuffer();
      throw broken();
    }
    case 'no answer':
      return never(signal);
    case 'status 500':
      return new Response(null, { status: 500 });
    case 'status 503':
      return retryAfter(step, 503);
    case 'status 429':
      return retryAfter(step, 429);
    case 'portal':
      return typed('<!doctype html><title>Sign in to this network</title>', 'text/html');
    case 'broken JSON':
      return typed('{"typing', 'application/json');
    case 'wrong types':
      return typed('{"timestamp":"x"}', 'application/json');
  }
}

function isLatency({ fault }: Step): boolean {
  return fault === 'latency';
}

function isPlayed(step: Step): step is Step & { fault: Exclude<NetworkFault, 'latency'> } {
  return !isLatency(step);
}

/**
 * A fetch that has the faults of a run, for page and worker alike (rule R88). Delays of several
 * steps add up; of the other faults the first one is played.
 */
export function faultyFetch(real: Fetch, options: FaultyFetchOptions): Fetch {
  const { run, now, timers, isSpared } = options;
  let number = 0;
  return async (input, init) => {
    const request = input instanceof Request ? input : null;
    const method = init?.method ?? request?.method ?? 'GET';
    if (isSpared(method, request?.url ?? String(input))) return real(input, init);
    const signal = init?.signal ?? request?.signal;
    const carriesData = method !== 'GET' && method !== 'HEAD';
    const steps = networkFaultsAt(run, now(), { carriesData, number });
    number += 1;
    for (const { amount } of steps.filter(isLatency)) await wait(timers, amount ?? 0, signal);
    const played = steps.find(isPlayed);
    const send = () => real(input, init);
    return played === undefined ? send() : play(played, send, signal);
  };
}
