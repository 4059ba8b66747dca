import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { trackUnsaved } from '@/data/browser-storage/unsaved';
import type { DeviceStorage } from '@/data/database/health';
import { getDraft, putDraft } from '@/data/repositories/chat/drafts';
import { createPageDatabase } from '@/features/data-ownership/storage/pageDatabase';
import { memoryPlace } from '../../../../support/fakes/memoryPlace.ts';

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function pageDatabase(): DeviceStorage {
  const page = createPageDatabase();
  onTestFinished(() => page.database.close());
  return page;
}

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryPlace());
  vi.stubGlobal('window', globalThis);
  await finished(indexedDB.deleteDatabase('taal'));
  return () => vi.unstubAllGlobals();
});

it('saves what is typed and steps aside for a newer version, and can save once more', async () => {
  const { database, health } = pageDatabase();
  await database.likes.put({ matchId: 'm1', likedAt: 1 });
  const draft = (text: string) => putDraft(database, 's1', { text });
  const forget = trackUnsaved(() => draft('typed a moment ago'));
  onTestFinished(() => void forget());
  const opening = indexedDB.open('taal', 990);
  opening.onupgradeneeded = () => opening.result.createObjectStore('fromTheFuture').put('kept', 1);
  const newer = await finished(opening);
  expect(health.get().connection).toBe('outdated');
  await expect(database.likes.count()).rejects.toThrow();

  // As before the reload that the person asks for.
  await database.open();
  expect((await getDraft(database, 's1'))?.text).toBe('typed a moment ago');
  await draft('typed after that');
  expect(await database.likes.count()).toBe(1);
  const kept = newer.transaction('fromTheFuture').objectStore('fromTheFuture').get(1);
  expect(await finished(kept)).toBe('kept');
  newer.close();
});

it('says that an older tab is in the way, and goes on by itself', async () => {
  const older = await finished(indexedDB.open('taal', 1));
  const { database, health } = pageDatabase();
  const writing = database.likes.put({ matchId: 'm1', likedAt: 1 });
  await vi.waitFor(() => expect(health.get().connection).toBe('blocked'));
  older.close();
  await writing;
  expect(health.get().connection).toBe('open');
});

it('lets another tab erase everything', async () => {
  const { database, health } = pageDatabase();
  await database.likes.put({ matchId: 'm1', likedAt: 1 });
  await finished(indexedDB.deleteDatabase('taal'));
  expect(health.get().connection).toBe('open');
  expect(await database.likes.count()).toBe(0);
});

it('tells where the browser refuses to open it', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { health } = pageDatabase();
  await vi.waitFor(() => expect(health.get().connection).toBe('refused'));
});

it('closed on purpose while it opens, is not called refused', async () => {
  const { database, health } = pageDatabase();
  const opening = database.open();
  database.close({ disableAutoOpen: true });
  await expect(opening).rejects.toThrow();
  expect(health.get().connection).toBe('open');
});
