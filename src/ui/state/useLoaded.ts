import { type DependencyList, useEffect, useState } from 'react';

/** Null and undefined say nothing; `signal` tells that nobody waits for the answer any more. */
export type Load<Value> = (signal: AbortSignal) => Promise<Value | null | undefined>;

/**
 * Hands on what `load` answers, unless the returned function was called before: an older answer
 * never replaces a newer one.
 */
export function startLoad<Value>(load: Load<Value>, onLoaded: (value: Value) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  void load(signal).then((value) => {
    if (!signal.aborted && value !== null && value !== undefined) onLoaded(value);
  });
  return () => controller.abort();
}

/** What `load` answered last, null until then; it runs again when its dependencies change. */
export function useLoaded<Value>(load: Load<Value>, dependencies: DependencyList): Value | null {
  const [loaded, setLoaded] = useState<Value | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callers name them, which is checked there.
  useEffect(() => startLoad(load, (value) => setLoaded(() => value)), dependencies);
  return loaded;
}
