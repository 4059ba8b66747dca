import type { SynchronousPlace } from '@/data/drafts/lastWords';

/** The part of localStorage that Taal uses, in `values`, for tests without a browser. */
export function memoryPlace(values = new Map<string, string>()): SynchronousPlace {
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
