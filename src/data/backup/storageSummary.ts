import type { TaalDatabase } from '../database/taalDatabase';
import { STORED_KINDS, type StoredKind } from './backup';

/** What is kept of one kind; bytes are counted for photos and estimated for the rest. */
export interface StoredPart {
  readonly kind: StoredKind;
  readonly count: number;
  readonly bytes: number;
}

export interface StorageSummary {
  readonly parts: readonly StoredPart[];
  /** Bytes as the browser counts them, the app itself included; null where it does not tell. */
  readonly usage: number | null;
  readonly quota: number | null;
}

/** Rows whose length stands for that of all. */
const SAMPLE = 100;

interface AnyStore {
  count(): PromiseLike<number>;
  limit(n: number): { toArray(): PromiseLike<unknown[]> };
}

async function measured(store: AnyStore): Promise<Omit<StoredPart, 'kind'>> {
  const count = await store.count();
  const sample = await store.limit(SAMPLE).toArray();
  const characters = sample.reduce<number>((sum, row) => sum + JSON.stringify(row).length, 0);
  return { count, bytes: Math.round((characters / Math.max(1, sample.length)) * count) };
}

async function measuredPhotos(database: TaalDatabase): Promise<Omit<StoredPart, 'kind'>> {
  let count = 0;
  let bytes = 0;
  await database.photos.each((row) => {
    count += 1;
    const blob: unknown = row instanceof Object && 'blob' in row ? row.blob : null;
    bytes += blob instanceof Blob ? blob.size : 0;
  });
  return { count, bytes };
}

/** What is stored on this device, by kind, and what the browser says of all of it, in bytes. */
export async function storageSummary(
  database: TaalDatabase,
  estimate: (() => Promise<StorageEstimate>) | null,
): Promise<StorageSummary> {
  const measures: Readonly<Record<StoredKind, () => Promise<Omit<StoredPart, 'kind'>>>> = {
    chats: () => measured(database.chatSessions),
    messages: () => measured(database.chatMessages),
    analyses: () => measured(database.analysisHistory),
    photos: () => measuredPhotos(database),
    likes: () => measured(database.likes),
    hidden: () => measured(database.hiddenMatches),
    readings: () => measured(database.keptReadings),
    drafts: () => measured(database.drafts),
    waiting: () => measured(database.outbox),
  };
  const parts = await database.transaction('r', database.tables, async () => {
    const all: StoredPart[] = [];
    for (const kind of STORED_KINDS) all.push({ kind, ...(await measures[kind]()) });
    return all;
  });
  // Some browsers refuse the estimate in private windows.
  const told = await estimate?.().catch(() => null);
  return { parts, usage: told?.usage ?? null, quota: told?.quota ?? null };
}
