import { describe, expect, it, vi } from 'vitest';
import { importBackup } from '@/data/backup/importBackup';
import { drain } from '@/data/outbox/drain';
import { findUserId } from '@/data/repositories/values/userId';
import { drainOf, effects, queueMessages } from '../../../support/builders/outbox.ts';
import { startBackend } from '../../../support/fakes/testBackend.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';
import { contentsOf, importedContentsOf } from './contents.ts';
import { AT, backupOf, someDatabase } from './smallBackup.ts';

async function otherDatabase() {
  const database = testDatabase();
  await queueMessages(database, ['old one', 'old two', 'old three']);
  await database.likes.put({ matchId: 'old', likedAt: 1 });
  await database.damagedRows.add({ store: 'likes', key: 'x', row: {}, reason: 'old' });
  return database;
}

describe('an import', () => {
  it('replaces everything but the queue: nothing else of before stays', async () => {
    const source = await someDatabase();
    const database = await otherDatabase();
    await importBackup(database, await backupOf(source));
    expect(await importedContentsOf(database)).toEqual(await importedContentsOf(source));
  });

  it('leaves the matters of this browser, and nothing else, as they are', async () => {
    const source = await someDatabase();
    const database = testDatabase();
    const own = { key: 'weekSeenAt', value: AT };
    await database.keyValue.bulkPut([own, { key: 'of a screen', value: 1 }]);
    await importBackup(database, await backupOf(source));
    expect(await database.keyValue.get(own.key)).toEqual(own);
    expect(await database.keyValue.get('of a screen')).toBeUndefined();
  });

  it.each([
    ['its own', 'user_1_own'],
    ['none, and makes one of its own later', null],
  ])('leaves the device its id and its queue: %s', async (_, own) => {
    const source = await someDatabase();
    await source.keyValue.put({ key: 'userId', value: 'user_2_other' });
    const database = await otherDatabase();
    await database.keyValue.delete('userId');
    if (own !== null) await database.keyValue.put({ key: 'userId', value: own });
    const queue = await database.outbox.toArray();
    await importBackup(database, await backupOf(source));
    expect(await findUserId(database)).toBe(own);
    expect(await database.outbox.toArray()).toEqual(queue);
  });

  it('keeps a single value that no screen of this version knows', async () => {
    const unknown = { key: 'of another version', value: true };
    const source = await someDatabase();
    await source.keyValue.put(unknown);
    const database = testDatabase();
    await importBackup(database, await backupOf(source));
    expect(await database.keyValue.get(unknown.key)).toEqual(unknown);
  });

  it.each([
    'keyValue',
    'chatSessions',
    'chatMessages',
    'analysisHistory',
    'likes',
    'hiddenMatches',
    'keptReadings',
    'drafts',
    'photos',
    'userProfile',
    'userStats',
  ] as const)('that fails at %s leaves the old data whole', async (store) => {
    const backup = await backupOf(await someDatabase());
    const database = await otherDatabase();
    const before = await contentsOf(database);
    const fail = () => {
      throw new Error('no room');
    };
    vi.spyOn(database[store], 'bulkAdd').mockImplementation(fail);
    vi.spyOn(database[store], 'add').mockImplementation(fail);
    await expect(importBackup(database, backup)).rejects.toThrow('no room');
    expect(await contentsOf(database)).toEqual(before);
  });

  it('that the database refuses leaves the old data whole', async () => {
    const backup = await backupOf(await someDatabase());
    const database = await otherDatabase();
    const before = await contentsOf(database);
    const twice = { ...backup, likes: [...backup.likes, ...backup.likes] };
    await expect(importBackup(database, twice)).rejects.toThrow();
    expect(await contentsOf(database)).toEqual(before);
  });

  it('is one strict transaction', async () => {
    const backup = await backupOf(await someDatabase());
    // Dexie takes the function at hand when it opens.
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const database = await otherDatabase();
    transaction.mockClear();
    await importBackup(database, backup);
    expect(transaction.mock.calls.map(([, ...rest]) => rest)).toEqual([
      ['readwrite', { durability: 'strict' }],
    ]);
  });

  it('loses no entry of the queue to a call that was under way', async () => {
    const backup = await backupOf(await someDatabase());
    const database = await otherDatabase();
    const backend = await startBackend();
    let imported: Promise<void> | null = null;
    const duringImport: typeof fetch = async (...request) => {
      imported ??= importBackup(database, backup);
      await imported;
      return fetch(...request);
    };
    const connection = { ...backend.connection, fetch: duringImport };
    await drain(drainOf(database, { ...backend, connection }));
    expect(effects(backend)).toEqual(['old one', 'old two', 'old three']);
  });
});
