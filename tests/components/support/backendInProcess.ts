import type { Connection } from '@/data/backend/request';
import { type Fault, type FaultPlan, healthy } from '../../../src/backend/faults.ts';
import {
  createReferenceBackend,
  type ReferenceBackend,
  type Reply,
} from '../../../src/backend/referenceBackend.ts';
import type { ManualTime } from '../../support/fakes/manualTime.ts';

const BASE_URL = 'https://backend.invalid/api';

/** The reference backend without HTTP, with its failure controls. */
export interface BackendInProcess {
  readonly backend: ReferenceBackend;
  /** Every call that came in, in order, whatever became of it. */
  readonly calls: string[];
  plan: FaultPlan;
  readonly connection: Connection;
  /** Ends the calls that are never answered, as a page does that is left. */
  dropUnanswered(): void;
}

/** A call that is never answered ends when its caller gives up. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(lost()));
  });
}

const lost = () => new TypeError('Failed to fetch');

/** Plays a fault that keeps the call from the backend; null when the call reaches it. */
async function play(
  fault: Fault | null,
  { signal, timers }: { readonly signal: AbortSignal; readonly timers: ManualTime['timers'] },
): Promise<Response | null> {
  switch (fault?.kind) {
    case 'drop':
      throw lost();
    case 'stall':
      return untilAborted(signal);
    case 'status': {
      const { status, retryAfter } = fault;
      return new Response(null, {
        status,
        headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
      });
    }
    case 'body':
      return new Response(fault.body, { headers: { 'content-type': fault.contentType } });
    case 'delay':
      await Promise.race([
        new Promise<void>((resolve) => timers.after(fault.milliseconds, resolve)),
        untilAborted(signal),
      ]);
      return null;
    default:
      return null;
  }
}

const responseOf = ({ status, body }: Reply) => Response.json(body, { status });

async function bodyOf(request: Request): Promise<unknown> {
  return request.method === 'POST' ? request.json() : undefined;
}

export function backendInProcess({ clock, timers }: ManualTime): BackendInProcess {
  const backend = createReferenceBackend();
  const calls: string[] = [];
  let left = new AbortController();

  async function answer(...input: Parameters<typeof fetch>): Promise<Response> {
    const request = new Request(...input);
    const { method } = request;
    const signal = AbortSignal.any([request.signal, left.signal]);
    const path = new URL(request.url).pathname.slice(new URL(BASE_URL).pathname.length);
    calls.push(`${method} ${path}`);
    const fault = mounted.plan({ method, path, number: calls.length });
    const instead = await play(fault, { signal, timers });
    if (instead !== null) return instead;
    const { search } = new URL(request.url);
    const reply = backend.answer({
      method,
      url: new URL(`${path}${search}`, BASE_URL),
      key: request.headers.get('idempotency-key'),
      body: await bodyOf(request),
    });
    if (fault?.kind === 'drop-after' || fault?.kind === 'drop-midway') throw lost();
    return responseOf(reply);
  }

  const mounted: BackendInProcess = {
    backend,
    calls,
    plan: healthy,
    connection: { baseUrl: BASE_URL, sendsIdempotencyKey: true, fetch: answer, clock, timers },
    dropUnanswered() {
      left.abort();
      left = new AbortController();
    },
  };
  return mounted;
}

/** The plan of a backend that cannot be reached. */
export const away: FaultPlan = () => ({ kind: 'drop' });
