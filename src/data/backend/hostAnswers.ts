import { withinTimeLimit } from '../http/withinTimeLimit';
import type { Timers } from '../timers';

const TIME_LIMIT_MS = 4000;

/**
 * Whether the host of the app itself can be reached now. HEAD goes past the worker, and
 * `navigator.onLine` is not asked: it can be wrong both ways. Never throws.
 */
export async function hostAnswers(
  base: string,
  timers: Timers,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<boolean> {
  const answer = await withinTimeLimit(timers, TIME_LIMIT_MS, async (signal) => {
    const options = { method: 'HEAD', cache: 'no-store', signal } as const;
    const { ok } = await fetch(`${base}service-worker.js`, options);
    return { kind: ok ? ('ok' as const) : ('refused' as const) };
  });
  return answer.kind === 'ok';
}
