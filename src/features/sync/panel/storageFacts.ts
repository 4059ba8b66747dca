export interface StorageFacts {
  /** Bytes; null where the browser does not tell. */
  readonly used: number | null;
  readonly quota: number | null;
  /** Whether the browser has promised to keep it; null where it does not tell. */
  readonly persisted: boolean | null;
}

/** What the browser says of the storage; asks it for nothing. */
export async function storageFacts(storage: StorageManager | undefined): Promise<StorageFacts> {
  const estimate = await storage?.estimate?.().catch(() => undefined);
  const persisted = await storage?.persisted?.().catch(() => null);
  return {
    used: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
    persisted: persisted ?? null,
  };
}
