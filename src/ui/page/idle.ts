/** For browsers without `requestIdleCallback`, WebKit's. */
const SETTLED_MS = 1500;

/** A first idle moment may lie between two tasks of the start. */
const IDLE_MOMENTS = 3;
/** On a page that is never idle each of them is waited for no longer than this. */
const IDLE_AT_MOST_MS = 1000;

/** Resolves once the page has nothing better to do, or the time-out that is given is over. */
export function idle(options?: IdleRequestOptions): Promise<unknown> {
  return new Promise((resolve) => {
    try {
      requestIdleCallback(resolve, options);
    } catch {
      setTimeout(resolve, SETTLED_MS);
    }
  });
}

/** Resolves once the first screen has come to life, after some seconds at most. */
export async function settled(): Promise<void> {
  const moments = 'requestIdleCallback' in globalThis ? IDLE_MOMENTS : 1;
  for (let moment = 0; moment < moments; moment += 1) await idle({ timeout: IDLE_AT_MOST_MS });
}
