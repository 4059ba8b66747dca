/** The part of the browser's LockManager that the outbox uses, for tests without a browser. */
export function memoryLocks(): LockManager {
  const held = new Map<string, Promise<unknown>>();

  async function request<T>(
    name: string,
    optionsOrCallback: LockOptions | LockGrantedCallback<T>,
    callback?: LockGrantedCallback<T>,
  ): Promise<Awaited<T>> {
    const options = typeof optionsOrCallback === 'function' ? {} : optionsOrCallback;
    const task = typeof optionsOrCallback === 'function' ? optionsOrCallback : callback;
    if (task === undefined) throw new Error('Not played here');
    if (options.ifAvailable === true && held.has(name)) return await task(null);
    while (held.has(name)) await held.get(name);
    let release = () => {};
    held.set(
      name,
      new Promise<void>((resolve) => {
        release = resolve;
      }),
    );
    try {
      return await task({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
      release();
    }
  }

  async function query(): Promise<LockManagerSnapshot> {
    const names = [...held.keys()];
    const locks = names.map((name) => ({ name, mode: 'exclusive', clientId: 'a tab' }) as const);
    return { held: locks, pending: [] };
  }

  return { request, query };
}

/** Locks as a browser has them where cookies are blocked: there, and refused. */
export function refusingLocks(): LockManager {
  const refuse = async () => {
    throw new DOMException('The request was denied.', 'SecurityError');
  };
  return { request: refuse, query: refuse };
}
