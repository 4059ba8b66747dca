/** A cache of one name; requests are told apart by their address alone. */
class MemoryCache {
  readonly #entries = new Map<string, { request: Request; response: Response }>();

  async keys(): Promise<Request[]> {
    return [...this.#entries.values()].map(({ request }) => request);
  }

  async match(request: Request): Promise<Response | undefined> {
    return this.#entries.get(request.url)?.response.clone();
  }

  async put(request: Request, response: Response): Promise<void> {
    this.#entries.set(request.url, { request, response });
  }

  async delete(request: Request): Promise<boolean> {
    return this.#entries.delete(request.url);
  }
}

/** What Node lacks of a browser's CacheStorage. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async open(name: string): Promise<MemoryCache> {
    const found = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, found);
    return found;
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}
