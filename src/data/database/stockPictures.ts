interface Caches {
  keys(): Promise<readonly string[]>;
  open(name: string): Promise<{
    keys(): Promise<readonly Request[]>;
    delete(request: Request): Promise<boolean>;
  }>;
}

/**
 * Deletes the stock pictures from the caches: they come back over the network. Returns whether
 * there were any.
 */
export async function deleteStockPictures(storage: Caches): Promise<boolean> {
  let deleted = 0;
  for (const name of await storage.keys()) {
    const cache = await storage.open(name);
    for (const request of await cache.keys()) {
      if (!new URL(request.url).pathname.includes('/pictures/')) continue;
      if (await cache.delete(request)) deleted += 1;
    }
  }
  return deleted > 0;
}
