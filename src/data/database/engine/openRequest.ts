type Handler = (event: Event) => void;

/**
 * Stands for a request to open a database while the real one may still be replaced by another:
 * what is heard from the real one is passed on.
 */
export class OpenRequest extends EventTarget {
  onerror: Handler | null = null;
  onblocked: Handler | null = null;
  onupgradeneeded: Handler | null = null;
  onsuccess: Handler | null = null;
  #real: IDBOpenDBRequest | null = null;
  #failure: DOMException | null = null;

  get result(): IDBDatabase | undefined {
    return this.#real?.result;
  }

  get transaction(): IDBTransaction | null {
    return this.#real?.transaction ?? null;
  }

  get error(): DOMException | null {
    return this.#failure ?? this.#real?.error ?? null;
  }

  /** Passes on what happens to `real`; `refuse` may take an error over by returning true. */
  follow(real: IDBOpenDBRequest, refuse: (error: DOMException | null) => boolean): void {
    let upgrading = false;
    this.#real = real;
    real.onblocked = (event) => {
      if (this.#real === real) this.onblocked?.(event);
    };
    real.onupgradeneeded = (event) => {
      if (this.#real !== real) return;
      upgrading = true;
      this.onupgradeneeded?.(event);
    };
    real.onsuccess = (event) => {
      if (this.#real === real) this.onsuccess?.(event);
    };
    real.onerror = (event) => {
      if (this.#real !== real) return;
      // An upgrade already uses the real request, which therefore cannot be replaced any more.
      if (upgrading || !refuse(real.error)) {
        this.onerror?.(event);
        return;
      }
      event.preventDefault();
      // It has had its say, also while the one that replaces it is still awaited.
      if (this.#real === real) this.#real = null;
    };
  }

  /** Ends in an error that no real request has told of. */
  fail(failure: DOMException): void {
    this.#failure = failure;
    this.addEventListener('error', (event) => this.onerror?.(event), { once: true });
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }
}
