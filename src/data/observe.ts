import { liveQuery } from 'dexie';

/** Calls `listener` with what `query` reads, now and after each change. Returns how to stop. */
export function observe<T>(query: () => Promise<T>, listener: (value: T) => void): () => void {
  const subscription = liveQuery(query).subscribe({
    next: listener,
    // biome-ignore lint/suspicious/noConsole: the query runs again at the next change.
    error: (error: unknown) => console.warn('A live query failed', error),
  });
  return () => subscription.unsubscribe();
}
