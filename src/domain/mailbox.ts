/** Holds the newest thing that came in until somebody takes it; it is taken once. */
export interface Mailbox<Item> {
  put(item: Item): void;
  /** What came in last, or null. */
  take(): Item | null;
  /** Calls `listener` whenever something comes in; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}

/** An empty mailbox. */
export function createMailbox<Item>(): Mailbox<Item> {
  const listeners = new Set<() => void>();
  let held: Item | null = null;
  return {
    put(item) {
      held = item;
      for (const listener of listeners) listener();
    },
    take() {
      const item = held;
      held = null;
      return item;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
