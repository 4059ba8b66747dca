import * as v from 'valibot';
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
}

export type Generated =
  | { readonly kind: 'ok'; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** Time limit of a question with its answer, in milliseconds. */
export const TIME_LIMIT_MS = 8000;

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

function toRequest(endpoint: Endpoint, prompt: string, signal: AbortSignal): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': endpoint.key },
    body: JSON.stringify({ contents: [{ parts: [{ text: prompt }] }] }),
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
  { fetch, timers }: Pick<AiDependencies, 'fetch' | 'timers'>,
  prompt: string,
  calledOff?: AbortSignal,
): Promise<Generated> {
  const generated = await withinTimeLimit(
    timers,
    TIME_LIMIT_MS,
    async (signal) =>
      readGenerated(await fetch(endpoint.address, toRequest(endpoint, prompt, signal))),
    calledOff,
  );
  if (generated.kind !== 'unreachable') return generated;
  return failed(generated.reason === 'network' ? 'no connection' : 'no answer in time');
}
