import * as v from 'valibot';
import type { Clock } from '@/domain/clock';
import type { CallMade } from '../backend/request';
import { parseJson } from '../http/parseJson';
import { isWebPage, readText } from '../http/readText';
import { withinTimeLimit } from '../http/withinTimeLimit';
import type { Timers } from '../timers';
import type { Endpoint } from './settings';

/** What the calls to the AI service need from outside. */
export interface AiDependencies {
  readonly fetch: typeof fetch;
  readonly timers: Timers;
  /** Takes the reason of each failure; it never holds a prompt, a reply or the key. */
  readonly warn: (message: string) => void;
  /** Who is told of each call that was made (rule “What left the device”). */
  readonly ledger?: AiLedger;
}

export interface AiLedger {
  readonly clock: Clock;
  readonly onCall: (call: CallMade) => void;
}

export type Generated =
  | { readonly kind: 'ok'; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** Time limit of a question with its answer, in milliseconds. */
export const TIME_LIMIT_MS = 8000;

const UNREACHABLE = { network: 'no connection', 'time limit': 'no answer in time' } as const;

const LARGEST_ANSWER = 64 * 1024;

const envelope = v.object({
  candidates: v.optional(
    v.array(
      v.object({
        content: v.optional(
          v.object({ parts: v.optional(v.array(v.object({ text: v.string() })), []) }),
        ),
        finishReason: v.optional(v.string(), 'STOP'),
      }),
    ),
    [],
  ),
});

function failed(reason: string): Generated {
  return { kind: 'failed', reason };
}

function toRequest(endpoint: Endpoint, body: string, signal: AbortSignal): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': endpoint.key },
    body,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A redirect to another origin would take the key's header along.
    redirect: 'error',
    signal,
  };
}

async function readGenerated(response: Response): Promise<Generated> {
  if (!response.ok) return failed(`answered ${response.status}`);
  if (isWebPage(response)) return failed('a web page');
  const body = await readText(response, LARGEST_ANSWER);
  if (body === null) return failed('too large');
  const parsed = v.safeParse(envelope, parseJson(body));
  if (!parsed.success) return failed('not the agreed form');
  const candidate = parsed.output.candidates[0];
  // A blocked prompt has no candidate, a blocked answer one without content.
  if (candidate === undefined) return failed('withheld');
  if (candidate.finishReason !== 'STOP') return failed('not finished');
  const parts = candidate.content?.parts ?? [];
  if (parts.length === 0) return failed('withheld');
  return { kind: 'ok', text: parts.map(({ text }) => text).join('') };
}

/** POST generateContent of gemini-pro, unless `calledOff` ends it. Never throws. */
export async function generateContent(
  endpoint: Endpoint,
  { fetch, timers, ledger }: Pick<AiDependencies, 'fetch' | 'timers' | 'ledger'>,
  prompt: string,
  calledOff?: AbortSignal,
): Promise<Generated> {
  const at = ledger?.clock() ?? 0;
  const body = JSON.stringify({ contents: [{ parts: [{ text: prompt }] }] });
  const answer = await withinTimeLimit(
    timers,
    TIME_LIMIT_MS,
    async (signal) => {
      const response = await fetch(endpoint.address, toRequest(endpoint, body, signal));
      return readGenerated(response);
    },
    calledOff,
  );
  const generated = answer.kind === 'unreachable' ? failed(UNREACHABLE[answer.reason]) : answer;
  ledger?.onCall({
    at,
    path: new URL(endpoint.address).pathname,
    fields: ['contents'],
    bytes: new TextEncoder().encode(body).length,
    outcome: generated.kind === 'ok' ? 'accepted' : generated.reason,
  });
  return generated;
}
