import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createEngine, type Implementation } from '@/data/database/engine/engine';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { chatServices, outgoing } from '../../../../support/builders/chat.ts';

function memory(): Implementation {
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}

/** A browser's storage whose `open` behaves otherwise. */
function openingBy(open: IDBFactory['open']): Implementation {
  const indexedDB = new IDBFactory();
  indexedDB.open = open;
  return { indexedDB, IDBKeyRange };
}

function failing(name: string): { native: Implementation; attempts: () => number } {
  let attempts = 0;
  const native = openingBy(() => {
    attempts += 1;
    const request = new IDBFactory().open('other');
    Object.defineProperty(request, 'error', { value: new DOMException('Not here', name) });
    queueMicrotask(() => request.onerror?.(new Event('error')));
    return request;
  });
  return { native, attempts: () => attempts };
}

function databaseOn(native: Implementation | null) {
  const onMemory = vi.fn();
  const loadMemory = vi.fn(async () => memory());
  const database = new TaalDatabase('taal', createEngine({ native, loadMemory, onMemory }));
  onTestFinished(() => database.close());
  return { database, onMemory, loadMemory };
}

async function expectToWork(database: TaalDatabase): Promise<void> {
  await sendMessage(chatServices(database), outgoing('session_1'));
  expect(await database.chatMessages.toArray()).toHaveLength(1);
  expect(await database.outbox.where('kind').equals('analyze').count()).toBe(1);
}

it('uses what the browser has, and loads nothing else', async () => {
  const { database, loadMemory, onMemory } = databaseOn(memory());
  await expectToWork(database);
  expect(loadMemory).not.toHaveBeenCalled();
  expect(onMemory).not.toHaveBeenCalled();
});

it('runs in memory where there is no storage', async () => {
  const { database, onMemory } = databaseOn(null);
  await expectToWork(database);
  expect(onMemory).toHaveBeenCalledOnce();
});

it('runs in memory where opening throws', async () => {
  const native = openingBy(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  const { database, onMemory } = databaseOn(native);
  await expectToWork(database);
  expect(onMemory).toHaveBeenCalledOnce();
});

it('runs in memory where opening fails twice', async () => {
  const { native, attempts } = failing('InvalidStateError');
  const { database, onMemory } = databaseOn(native);
  await expectToWork(database);
  expect(attempts()).toBe(2);
  expect(onMemory).toHaveBeenCalledOnce();
});

it('stays in memory when the database is closed and opened again', async () => {
  const { database, onMemory } = databaseOn(null);
  await database.likes.put({ matchId: 'm1', likedAt: 1 });
  database.close({ disableAutoOpen: false });
  expect(await database.likes.count()).toBe(1);
  expect(onMemory).toHaveBeenCalledOnce();
});

it('opens what a newer Taal has written, and loses nothing of it', async () => {
  const native = memory();
  const newer = native.indexedDB.open('taal', 990);
  await new Promise<void>((resolve, reject) => {
    newer.onupgradeneeded = () => {
      newer.result.createObjectStore('stars').put('kept', 1);
      newer.result.createObjectStore('likes', { keyPath: 'matchId' }).put({ matchId: 'm1' });
    };
    newer.onsuccess = () => resolve();
    newer.onerror = () => reject(newer.error);
  });
  newer.result.close();
  const { database, onMemory } = databaseOn(native);
  expect(await database.likes.count()).toBe(1);
  await expectToWork(database);
  expect(onMemory).not.toHaveBeenCalled();
  const stores = [...database.backendDB().objectStoreNames];
  expect(stores).toContain('stars');
});

it('tells Dexie when memory cannot be had either', async () => {
  const onMemory = vi.fn();
  const loadMemory = () => Promise.reject(new TypeError('Failed to fetch'));
  const database = new TaalDatabase('taal', createEngine({ native: null, loadMemory, onMemory }));
  await expect(database.open()).rejects.toThrow();
  expect(onMemory).not.toHaveBeenCalled();
});
