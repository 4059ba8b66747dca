/** A value that can be read and followed. */
export interface ReadableStore<Value> {
  /** What it was made with: what a document written at build time shows. */
  readonly initial: Value;
  /** The value; the same object until it changes. */
  readonly get: () => Value;
  /** Calls `listener` after every change; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<Value> extends ReadableStore<Value> {
  /** Changes the value; the same one again is no change. */
  readonly set: (next: Value) => void;
}

/** A store that holds `initial` until another value is set. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    initial,
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
