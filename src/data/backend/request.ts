import * as v from 'valibot';
import type { Clock } from '@/domain/clock';
import { parseJson } from '../http/parseJson';
import { isWebPage, readText, startsLikeWebPage } from '../http/readText';
import { withinTimeLimit } from '../http/withinTimeLimit';
import type { Timers } from '../timers';
import type { Answer } from './answer';
import { parseRetryAfter } from './retryAfter';

/** Where and how the backend is reached. */
export interface Connection {
  readonly baseUrl: string;
  /** Whether the backend is known to honour, or at least to admit, the Idempotency-Key header. */
  readonly sendsIdempotencyKey: boolean;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly timers: Timers;
}

export interface Call<S> {
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly timeLimit: number;
  /** Parses the JSON of a 2xx; null when only the status is read. */
  readonly schema: S | null;
}

const LARGEST_ANSWER = 256 * 1024;

function toRequest(connection: Connection, call: Call<unknown>, signal: AbortSignal): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (call.body === undefined) return { headers, signal, cache: 'no-store' };
  headers.set('content-type', 'application/json');
  if (call.idempotencyKey !== undefined && connection.sendsIdempotencyKey) {
    headers.set('idempotency-key', call.idempotencyKey);
  }
  return { method: 'POST', headers, signal, body: JSON.stringify(call.body) };
}

/** The server's own clock, where it tells: a Retry-After date is to be read by it, not by ours. */
function serverTime(response: Response): number | null {
  const time = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
}

async function readAnswer<S extends v.GenericSchema<unknown, unknown>>(
  response: Response,
  schema: S | null,
  now: number,
): Promise<Answer<v.InferOutput<S> | null>> {
  if (!response.ok || isWebPage(response)) {
    // A body that nobody reads keeps its connection open.
    await response.body?.cancel();
  }
  if (!response.ok) {
    const retryAfter = parseRetryAfter(
      response.headers.get('retry-after'),
      serverTime(response) ?? now,
    );
    return { kind: 'refused', status: response.status, retryAfter };
  }
  if (isWebPage(response)) return { kind: 'unreadable', reason: 'a web page' };
  if (schema === null) {
    return (await startsLikeWebPage(response))
      ? { kind: 'unreadable', reason: 'a web page' }
      : { kind: 'ok', value: null };
  }
  const text = await readText(response, LARGEST_ANSWER);
  if (text === null) return { kind: 'unreadable', reason: 'too large' };
  const parsed = v.safeParse(schema, parseJson(text));
  if (!parsed.success) return { kind: 'unreadable', reason: 'not the agreed form' };
  return { kind: 'ok', value: parsed.output };
}

/** Makes one call with a time limit that covers the body too. Never throws. */
export function request<S extends v.GenericSchema<unknown, unknown>>(
  connection: Connection,
  call: Call<S>,
): Promise<Answer<v.InferOutput<S> | null>> {
  return withinTimeLimit(connection.timers, call.timeLimit, async (signal) => {
    const url = `${connection.baseUrl}${call.path}`;
    const response = await connection.fetch(url, toRequest(connection, call, signal));
    return readAnswer(response, call.schema, connection.clock());
  });
}
