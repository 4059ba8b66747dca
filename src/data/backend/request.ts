import * as v from 'valibot';
import type { Clock } from '@/domain/clock';
import type { Call } from '@/domain/ledger/call';
import { parseJson } from '../http/parseJson';
import { isWebPage, readText, startsLikeWebPage } from '../http/readText';
import { withinTimeLimit } from '../http/withinTimeLimit';
import type { Timers } from '../timers';
import { type Answer, describeAnswer } from './answer';
import type { OnAnswer } from './failureLog';
import { parseRetryAfter } from './retryAfter';

/** Where and how the backend is reached. */
export interface Connection {
  readonly baseUrl: string;
  /** Whether the backend is known to honour, or at least to admit, the Idempotency-Key header. */
  readonly sendsIdempotencyKey: boolean;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Who is told of each call that was made (rule “What left the device”). */
  readonly onCall?: (call: CallMade) => void;
  /** The log of failed calls (rule “Failures”). */
  readonly onAnswer?: OnAnswer;
}

/** A call as this module knows it: it does not know which message it is about. */
export type CallMade = Omit<Call, 'by' | 'message' | 'times'>;

export interface Question<S> {
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly timeLimit: number;
  /** Parses the JSON of a 2xx; null when only the status is read. */
  readonly schema: S | null;
}

const LARGEST_ANSWER = 256 * 1024;

function toRequest(
  connection: Connection,
  call: Question<unknown>,
  body: string | undefined,
  signal: AbortSignal,
): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (body === undefined) return { headers, signal, cache: 'no-store' };
  headers.set('content-type', 'application/json');
  if (call.idempotencyKey !== undefined && connection.sendsIdempotencyKey) {
    headers.set('idempotency-key', call.idempotencyKey);
  }
  return { method: 'POST', headers, signal, body };
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

/** Names of the fields that a call sends, in its body or its query. */
function fieldsOf({ path, body }: Question<unknown>): readonly string[] {
  const [, query = ''] = path.split('?');
  return [...Object.keys(body instanceof Object ? body : {}), ...new URLSearchParams(query).keys()];
}

/** Makes one call with a time limit that covers the body too. Never throws. */
export async function request<S extends v.GenericSchema<unknown, unknown>>(
  connection: Connection,
  call: Question<S>,
): Promise<Answer<v.InferOutput<S> | null>> {
  const { baseUrl, clock, timers, onCall, onAnswer } = connection;
  const path = call.path.replace(/\?.*/, '');
  const at = clock();
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  const answer = await withinTimeLimit(timers, call.timeLimit, async (signal) => {
    const sent = toRequest(connection, call, body, signal);
    const response = await connection.fetch(`${baseUrl}${call.path}`, sent);
    return readAnswer(response, call.schema, clock());
  });
  onAnswer?.(path, answer);
  onCall?.({
    at,
    path,
    fields: fieldsOf(call),
    bytes: body === undefined ? 0 : new TextEncoder().encode(body).length,
    outcome: describeAnswer(answer),
  });
  return answer;
}
