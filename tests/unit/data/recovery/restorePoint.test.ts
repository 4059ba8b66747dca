import { describe, expect, it, vi } from 'vitest';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { listRecoveryPoints } from '@/data/recovery/recoveryPoints';
import { replaceData } from '@/data/recovery/replaceData';
import { restorePoint } from '@/data/recovery/restorePoint';
import { manualTime, START } from '../../../support/fakes/manualTime.ts';
import { testDatabase, twoTabs } from '../../../support/fakes/testDatabase.ts';
import { someDatabase } from '../backup/smallBackup.ts';
import { backupOf, change, DAY_MS, dataOf, keepBeforeUpdate, keysOf, withPoints } from './stage.ts';

/** Restores a point, and keeps what is here as another. */
const restore = (database: TaalDatabase, key: number, clock = () => START) =>
  restorePoint(database, key, { clock, withoutPoint: false });

async function firstKey(database: TaalDatabase): Promise<number> {
  return (await keysOf(database))[0] ?? -1;
}

describe('restoring a recovery point', () => {
  it('undoes an import, and can be undone', async () => {
    const database = await someDatabase();
    const before = await dataOf(database);
    const source = testDatabase();
    await change(source, 'imported');
    const time = manualTime();
    const options = { reason: 'import', clock: time.clock, withoutPoint: false } as const;
    await replaceData(database, await backupOf(source), options);
    const imported = await dataOf(database);
    time.advance(DAY_MS);
    const undone = await restore(database, await firstKey(database), time.clock);
    expect(undone).toBe('replaced');
    expect(await dataOf(database)).toEqual(before);

    const [newest] = await listRecoveryPoints(database, time.clock());
    expect(newest?.reason).toBe('restore');
    await restore(database, newest?.id ?? -1, time.clock);
    expect(await dataOf(database)).toEqual(imported);
    // Both states are kept already.
    expect(await database.recoveryPoints.count()).toBe(2);
  });

  it('never pushes out the point that is restored', async () => {
    const database = testDatabase();
    const time = await withPoints(database, ['a', 'b', 'c']);
    const [oldest, middle, newest] = await keysOf(database);
    await change(database, 'd');
    expect(await restore(database, oldest ?? -1, time.clock)).toBe('replaced');
    const keys = await keysOf(database);
    expect(keys).toHaveLength(3);
    expect(keys).toEqual(expect.arrayContaining([oldest, newest]));
    expect(keys).not.toContain(middle);
  });

  it('loses nothing that another tab writes meanwhile', async () => {
    const [database, other] = twoTabs();
    const time = await withPoints(database, ['a']);
    const key = await firstKey(database);
    await change(database, 'b');
    const writing = Promise.all(
      ['c', 'd', 'e', 'f'].map((like) => change(other, like).catch(() => {})),
    );
    const outcome = await restore(database, key, time.clock);
    await writing;
    expect(outcome).toBe('replaced');
    const here = await database.likes.toCollection().primaryKeys();
    const [newest] = await listRecoveryPoints(database, time.clock());
    const kept = JSON.parse((await newest?.blob.text()) ?? '').likes;
    const all = new Set([...here, ...kept.map(({ matchId }: { matchId: string }) => matchId)]);
    expect([...all].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('sets a damaged point aside, and changes nothing', async () => {
    const database = await someDatabase();
    await keepBeforeUpdate(database, manualTime());
    const key = await firstKey(database);
    const [point] = await listRecoveryPoints(database, START);
    const blob = point?.blob.slice(0, 500) ?? new Blob();
    await database.recoveryPoints.update(key, { blob });
    await change(database, 'later');
    const before = await database.likes.toArray();
    expect(await restore(database, key)).toBe('damaged');
    expect(await database.likes.toArray()).toEqual(before);
    expect(await listRecoveryPoints(database, START)).toEqual([]);
    expect(await database.damagedRows.toArray()).toMatchObject([{ store: 'recoveryPoints', key }]);
  });

  it('leaves a point where it is that cannot be read now', async () => {
    const database = await someDatabase();
    await keepBeforeUpdate(database, manualTime());
    const key = await firstKey(database);
    const reading = vi.spyOn(Blob.prototype, 'arrayBuffer');
    reading.mockRejectedValue(new DOMException('Gone', 'NotReadableError'));
    expect(await restore(database, key)).toBe('unreadable');
    reading.mockRestore();
    expect(await restore(database, key)).toBe('replaced');
  });

  it('leaves a point where it is that a newer Taal wrote', async () => {
    const database = testDatabase();
    const newer = new Blob(['{"format":"taal-backup","version":999}']);
    const row = { createdAt: START, reason: 'update', fingerprint: 'x', blob: newer } as const;
    const key = await database.recoveryPoints.add(row);
    expect(await restore(database, key)).toBe('unreadable');
    expect(await database.recoveryPoints.count()).toBe(1);
  });

  it('tells of one that is not there any more', async () => {
    const database = testDatabase();
    expect(await restore(database, 7)).toBe('gone');
  });
});
