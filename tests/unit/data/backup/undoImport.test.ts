import { describe, expect, it, vi } from 'vitest';
import { eraseDatabase } from '@/data/backup/eraseDatabase';
import { ChangedSince, findLastImport, importToUndo, undoImport } from '@/data/backup/undoImport';
import type { RecoveryPoint } from '@/data/database/rows/recoveryPointRow';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { findUserId } from '@/data/repositories/values/userId';
import { queued, queueMessages } from '../../../support/builders/outbox.ts';
import { START } from '../../../support/fakes/manualTime.ts';
import { testDatabase, twoTabs } from '../../../support/fakes/testDatabase.ts';
import { importedContentsOf } from './contents.ts';
import { backupOf, someDatabase } from './smallBackup.ts';

const clock = () => START;

async function dataOf(database: TaalDatabase): Promise<Record<string, unknown[]>> {
  const { recoveryPoints, ...data } = await importedContentsOf(database);
  return data;
}

async function like(database: TaalDatabase, matchId: string): Promise<void> {
  await database.likes.put({ matchId, likedAt: 1 });
}

/** A backup of a device with one like. */
async function backupWith(matchId: string) {
  const source = testDatabase();
  await like(source, matchId);
  return backupOf(source);
}

async function lastImport(database: TaalDatabase): Promise<RecoveryPoint> {
  const point = await findLastImport(database);
  if (point === null) throw new Error('There is no import to undo');
  return point;
}

describe('undoing an import', () => {
  it('puts back what was here before, the photos too, and can be done once', async () => {
    const database = await someDatabase();
    const before = await dataOf(database);
    await importToUndo(database, await backupWith('imported'), clock);
    expect(await dataOf(database)).not.toEqual(before);
    const point = await lastImport(database);
    expect(point.createdAt).toEqual(new Date(START));
    expect(point.returns).toEqual({ chats: 1, messages: 2 });
    await undoImport(database, point, false);
    expect(await dataOf(database)).toEqual(before);
    expect(await findLastImport(database)).toBeNull();
  });

  it('leaves the device its id, and what waits to be sent', async () => {
    const database = testDatabase();
    await queueMessages(database, ['before']);
    const queue = await queued(database);
    await importToUndo(database, await backupWith('imported'), clock);
    await database.keyValue.put({ key: 'userId', value: 'user_1_own' });
    await undoImport(database, await lastImport(database), true);
    expect(await findUserId(database)).toBe('user_1_own');
    expect(await queued(database)).toEqual(queue);
  });

  it.each([
    ['a single value', (database) => database.keyValue.put({ key: 'of a screen', value: 1 })],
    ['likes', (database) => like(database, 'since')],
    ['a photo', (database) => database.photos.clear()],
    ['the profile', (database) => database.userProfile.clear()],
    ['a message', (database) => database.chatMessages.limit(1).delete()],
    [
      'one letter of a message',
      (database) => database.chatMessages.limit(1).modify({ text: 'I think sO' }),
    ],
  ] satisfies [string, (database: TaalDatabase) => PromiseLike<unknown>][])(
    'changes nothing without the word of the person after a change of %s',
    async (_, change) => {
      const source = await someDatabase();
      await source.chatMessages.toCollection().modify({ text: 'I think so' });
      const database = testDatabase();
      const before = await dataOf(database);
      await importToUndo(database, await backupOf(source), clock);
      await change(database);
      const changed = await dataOf(database);
      const point = await lastImport(database);
      await expect(undoImport(database, point, false)).rejects.toBeInstanceOf(ChangedSince);
      expect(await dataOf(database)).toEqual(changed);
      await undoImport(database, point, true);
      expect(await dataOf(database)).toEqual(before);
    },
  );

  it('is one strict transaction, and changes nothing where it fails', async () => {
    const database = await someDatabase();
    await importToUndo(database, await backupWith('imported'), clock);
    const imported = await dataOf(database);
    const point = await lastImport(database);
    const failing = vi.spyOn(database.photos, 'bulkAdd').mockRejectedValue(new Error('broken'));
    await expect(undoImport(database, point, false)).rejects.toThrow('broken');
    expect(await dataOf(database)).toEqual(imported);
    failing.mockRestore();
    const transaction = vi.spyOn(database, 'transaction');
    await undoImport(database, await lastImport(database), false);
    expect(transaction.mock.calls.filter(([mode]) => mode === 'rw')).toHaveLength(1);
  });

  it('does nothing where another tab has undone it, or imported since', async () => {
    const [database, other] = twoTabs();
    await importToUndo(database, await backupWith('first'), clock);
    const point = await lastImport(database);
    await importToUndo(other, await backupWith('second'), clock);
    const second = await dataOf(database);
    await expect(undoImport(database, point, true)).rejects.toThrow('Another tab');
    expect(await dataOf(database)).toEqual(second);
    expect(await findLastImport(database)).not.toBeNull();
  });

  it('changes nothing where what was kept is damaged', async () => {
    const database = await someDatabase();
    await importToUndo(database, await backupWith('imported'), clock);
    const imported = await dataOf(database);
    const point = await lastImport(database);
    const blob = point.blob.slice(0, 500);
    await expect(undoImport(database, { ...point, blob }, false)).rejects.toThrow('cut short');
    expect(await dataOf(database)).toEqual(imported);
  });
});

describe('what an import replaced', () => {
  it('is kept until the next import', async () => {
    const database = testDatabase();
    await like(database, 'before');
    await importToUndo(database, await backupWith('first'), clock);
    await importToUndo(database, await backupWith('second'), clock);
    expect(await database.recoveryPoints.count()).toBe(1);
    await undoImport(database, await lastImport(database), false);
    expect(await database.likes.toCollection().primaryKeys()).toEqual(['first']);
  });

  it('stays as it is where an import fails, as for lack of room', async () => {
    const database = testDatabase();
    await like(database, 'before');
    await importToUndo(database, await backupWith('first'), clock);
    const point = await lastImport(database);
    vi.spyOn(database.recoveryPoints, 'add').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const second = await backupWith('second');
    await expect(importToUndo(database, second, clock)).rejects.toThrow('quota');
    expect(await database.likes.toCollection().primaryKeys()).toEqual(['first']);
    expect(await lastImport(database)).toEqual(point);
  });

  it('goes with everything when everything is erased', async () => {
    const database = testDatabase();
    await importToUndo(database, await backupWith('first'), clock);
    await eraseDatabase(database);
    expect(await findLastImport(testDatabase(database.name))).toBeNull();
  });
});
