/** For browsers without `requestIdleCallback`, WebKit's. */
const SETTLED_MS = 1500;

/** A first idle moment may lie between two tasks of the start. */
const IDLE_MOMENTS = 3;
/** On a page that is never idle each of them is waited for no longer than this. */
const IDLE_AT_MOST_MS = 1000;

/** Resolves once the page has nothing better to do, or after so many milliseconds all the same. */
export function idle(timeout?: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, SETTLED_MS);
    else if (timeout === undefined) requestIdleCallback(resolve);
    else requestIdleCallback(resolve, { timeout });
  });
}

/** Resolves once the first screen has come to life, after some seconds at most. */
export async function settled(): Promise<void> {
  const moments = 'requestIdleCallback' in globalThis ? IDLE_MOMENTS : 1;
  for (let moment = 0; moment < moments; moment += 1) await idle(IDLE_AT_MOST_MS);
}
