import { liveQuery } from 'dexie';

function warn(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the query runs again at the next change.
  console.warn('A live query failed', error);
}

/**
 * Calls `listener` with what `query` reads, now and after each change, and `onError` when it
 * cannot be read. Returns how to stop.
 */
export function observe<T>(
  query: () => Promise<T>,
  listener: (value: T) => void,
  onError: (error: unknown) => void = warn,
): () => void {
  const subscription = liveQuery(query).subscribe({ next: listener, error: onError });
  return () => subscription.unsubscribe();
}
