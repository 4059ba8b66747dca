import Dexie from 'dexie';
import { forceCloseDatabase } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { isConnectionLost, isOpeningRefused, isOutOfSpace } from '@/data/database/faults';
import { type DeviceStorage, observableHealth } from '@/data/database/health';
import { writeSafely } from '@/data/database/writeSafely';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

function testStorage(): DeviceStorage {
  return { database: testDatabase(), health: observableHealth() };
}

const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');

describe('faults', () => {
  it('knows a full device, also behind what Dexie makes of it', () => {
    expect(isOutOfSpace(full)).toBe(true);
    expect(isOutOfSpace(new Dexie.QuotaExceededError('', full))).toBe(true);
    expect(isOutOfSpace(new Dexie.AbortError('QuotaExceededError: …', full))).toBe(true);
    expect(isOutOfSpace(new Error('wrapped', { cause: full }))).toBe(true);
    expect(isOutOfSpace(new Dexie.AbortError('Transaction aborted'))).toBe(false);
    expect(isOutOfSpace(null)).toBe(false);
  });

  it('knows a connection that broke', () => {
    const safari = 'Connection to Indexed Database server lost. Refresh the page to try again';
    expect(isConnectionLost(new DOMException(safari, 'UnknownError'))).toBe(true);
    expect(isConnectionLost(new Dexie.InvalidStateError('closing'))).toBe(true);
    expect(isConnectionLost(full)).toBe(false);
    expect(isConnectionLost(new Dexie.DatabaseClosedError())).toBe(false);
  });

  it.each([
    // Chromium and Firefox where cookies are blocked.
    new DOMException('The user denied permission to access the database.', 'UnknownError'),
    new DOMException('The operation is insecure.', 'SecurityError'),
    // Firefox's private windows until 2023.
    new DOMException('A mutation operation was attempted', 'InvalidStateError'),
    new DOMException('The operation is not supported.', 'NotSupportedError'),
    new Dexie.MissingAPIError(),
    full,
    new Dexie.AbortError('QuotaExceededError: …', full),
  ])('knows a database that the browser refuses: %s', (error) => {
    expect(isOpeningRefused(error)).toBe(true);
  });

  it.each([
    // For a newer Taal in another tab, or an erasure.
    new Dexie.DatabaseClosedError(),
    // Dexie gives what closed it along.
    new Dexie.DatabaseClosedError(new DOMException('', 'UnknownError')),
    new DOMException('The transaction was aborted.', 'AbortError'),
    new DOMException('The requested version is less', 'VersionError'),
    new TypeError('A mistake of ours'),
    null,
  ])('does not call any other failure a refusal: %s', (error) => {
    expect(isOpeningRefused(error)).toBe(false);
  });
});

describe('writing', () => {
  it('makes room and tries once more when there is no space, and says so', async () => {
    const { database, health } = testStorage();
    const free = vi.fn(async () => true);
    const task = vi.fn(async () => 'kept').mockRejectedValueOnce(full);
    expect(await writeSafely({ database, health }, task, free)).toBe('kept');
    expect(task).toHaveBeenCalledTimes(2);
    expect(free).toHaveBeenCalledOnce();
    expect(health.get().room).toBe('made');
  });

  it('gives up after one more attempt, and says so until a write is kept', async () => {
    const { database, health } = testStorage();
    const task = vi
      .fn(async () => 'kept')
      .mockRejectedValueOnce(full)
      .mockRejectedValueOnce(full);
    await expect(writeSafely({ database, health }, task, async () => true)).rejects.toBe(full);
    expect(task).toHaveBeenCalledTimes(2);
    expect(health.get().room).toBe('short');
    await writeSafely({ database, health }, task, async () => true);
    expect(health.get().room).toBe('enough');
  });

  it('does not try again when there was nothing to make room with', async () => {
    const task = vi.fn(() => Promise.reject(full));
    await expect(writeSafely(testStorage(), task, async () => false)).rejects.toBe(full);
    expect(task).toHaveBeenCalledOnce();
  });

  it('leaves nothing half written', async () => {
    const { database, health } = testStorage();
    const task = () =>
      database.transaction('rw', database.likes, database.keyValue, async () => {
        await database.likes.put({ matchId: 'm1', likedAt: 1 });
        throw full;
      });
    await expect(writeSafely({ database, health }, task, async () => true)).rejects.toThrow();
    expect(await database.likes.count()).toBe(0);
  });

  it('reopens the database once when the connection broke', async () => {
    const { database, health } = testStorage();
    await database.open();
    const before = database.backendDB();
    const put = async () => database.likes.put({ matchId: 'm1', likedAt: 1 });
    const lost = new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    const task = vi.fn(put).mockImplementationOnce(() => Promise.reject(lost));
    await writeSafely({ database, health }, () => task());
    expect(database.backendDB()).not.toBe(before);
    expect(await database.likes.count()).toBe(1);
    const failing = vi.fn(() => Promise.reject(lost));
    await expect(writeSafely({ database, health }, failing)).rejects.toBe(lost);
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it('goes on after the browser has closed the connection by itself', async () => {
    const { database } = testStorage();
    await database.likes.put({ matchId: 'm1', likedAt: 1 });
    const connection = database.backendDB();
    await new Promise((resolve) => {
      connection.addEventListener('close', resolve);
      Reflect.apply(forceCloseDatabase, null, [connection]);
    });
    expect(await database.likes.count()).toBe(1);
  });

  it('does not open again what was closed for a newer version', async () => {
    const { database, health } = testStorage();
    health.update({ connection: 'outdated' });
    const lost = new DOMException('The database connection is closing.', 'InvalidStateError');
    const task = vi.fn(() => Promise.reject(lost));
    await expect(writeSafely({ database, health }, task)).rejects.toBe(lost);
    expect(task).toHaveBeenCalledOnce();
  });
});
