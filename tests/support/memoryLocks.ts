/** The part of the browser's LockManager that the outbox uses, for tests without a browser. */
export function memoryLocks(): LockManager {
  const held = new Set<string>();

  async function request<T>(
    name: string,
    optionsOrCallback: LockOptions | LockGrantedCallback<T>,
    callback?: LockGrantedCallback<T>,
  ): Promise<Awaited<T>> {
    const options = typeof optionsOrCallback === 'function' ? {} : optionsOrCallback;
    const task = typeof optionsOrCallback === 'function' ? optionsOrCallback : callback;
    if (task === undefined || options.ifAvailable !== true) throw new Error('Not played here');
    if (held.has(name)) return await task(null);
    held.add(name);
    try {
      return await task({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  }

  return { request, query: async () => ({ held: [], pending: [] }) };
}
