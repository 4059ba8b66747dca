import Dexie from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { listRecoveryPoints } from '@/data/recovery/recoveryPoints';
import { type ReplaceOptions, replaceData } from '@/data/recovery/replaceData';
import { START } from '../../../support/fakes/manualTime.ts';
import { testDatabase, twoTabs } from '../../../support/fakes/testDatabase.ts';
import { someDatabase } from '../backup/smallBackup.ts';
import { backupOf, change, dataOf, withPoints } from './stage.ts';

const options: ReplaceOptions = { reason: 'import', clock: () => START, withoutPoint: false };
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

async function likesOf(database: TaalDatabase): Promise<unknown[]> {
  return database.likes.toCollection().primaryKeys();
}

/** Calls `act` when the next recovery point has been prepared, before anything is written. */
function afterPreparing(database: TaalDatabase, act: (time: number) => Promise<void>): void {
  const transaction = database.transaction.bind(database);
  let writes = 0;
  vi.spyOn(database, 'transaction').mockImplementation((...words: unknown[]) => {
    const begin = () => Reflect.apply(transaction, database, words);
    if (words[0] !== 'rw') return begin();
    writes += 1;
    return Dexie.Promise.resolve(act(writes)).then(begin);
  });
}

describe('an import', () => {
  it('keeps what was there as a recovery point, in the same transaction', async () => {
    const source = await someDatabase();
    const database = testDatabase();
    await change(database, 'old');
    expect(await replaceData(database, await backupOf(source), options)).toBe('replaced');
    expect(await dataOf(database)).toEqual(await dataOf(source));
    const [point] = await listRecoveryPoints(database, START);
    expect(point?.reason).toBe('import');
    expect(JSON.parse((await point?.blob.text()) ?? '')).toMatchObject({
      likes: [{ matchId: 'old' }],
    });
  });

  it('that fails changes nothing, and leaves no point', async () => {
    const backup = await backupOf(await someDatabase());
    const database = testDatabase();
    await change(database, 'old');
    vi.spyOn(database.photos, 'bulkAdd').mockRejectedValue(new Error('broken'));
    await expect(replaceData(database, backup, options)).rejects.toThrow('broken');
    expect(await likesOf(database)).toEqual(['old']);
    expect(await database.recoveryPoints.count()).toBe(0);
  });

  it('without room for the point changes nothing, and goes on at the word of the person', async () => {
    const source = await someDatabase();
    const backup = await backupOf(source);
    const database = testDatabase();
    await change(database, 'old');
    vi.spyOn(database.recoveryPoints, 'add').mockImplementation(full);
    expect(await replaceData(database, backup, options)).toBe('noRoom');
    expect(await likesOf(database)).toEqual(['old']);
    const anyway = { ...options, withoutPoint: true };
    expect(await replaceData(database, backup, anyway)).toBe('replaced');
    expect(await dataOf(database)).toEqual(await dataOf(source));
    expect(await database.recoveryPoints.count()).toBe(0);
  });

  it('whose point cannot be written changes nothing', async () => {
    const backup = await backupOf(await someDatabase());
    const database = await someDatabase();
    const before = await dataOf(database);
    vi.spyOn(database.recoveryPoints, 'where').mockImplementation(() => {
      throw new Error('broken');
    });
    expect(await replaceData(database, backup, options)).toBe('noPoint');
    expect(await dataOf(database)).toEqual(before);
  });

  it('whose point cannot be stored changes nothing, but can be done without', async () => {
    const source = await someDatabase();
    const backup = await backupOf(source);
    const database = await someDatabase();
    const before = await dataOf(database);
    const refusal = new DOMException('Blobs are not supported', 'DataCloneError');
    vi.spyOn(database.recoveryPoints, 'add').mockRejectedValue(refusal);
    await change(database, 'old');
    expect(await replaceData(database, backup, options)).toBe('noPoint');
    expect(await likesOf(database)).toContain('old');
    expect(await replaceData(database, backup, { ...options, withoutPoint: true })).toBe(
      'replaced',
    );
    expect(await dataOf(database)).toEqual(before);
  });

  it('leaves the earlier points', async () => {
    const backup = await backupOf(await someDatabase());
    const database = testDatabase();
    const time = await withPoints(database, ['a', 'b']);
    await change(database, 'c');
    await replaceData(database, backup, { ...options, clock: time.clock });
    expect(await database.recoveryPoints.count()).toBe(3);
  });

  it('keeps what another tab writes after the point was prepared', async () => {
    const backup = await backupOf(await someDatabase());
    const [database, other] = twoTabs();
    await change(database, 'old');
    afterPreparing(database, async (time) => {
      if (time === 1) await change(other, 'written meanwhile');
    });
    expect(await replaceData(database, backup, options)).toBe('replaced');
    const points = await listRecoveryPoints(database, START);
    expect(points).toHaveLength(1);
    expect(await points[0]?.blob.text()).toContain('written meanwhile');
  });

  it('gives up, with nothing changed, where another tab writes all the time', async () => {
    const backup = await backupOf(await someDatabase());
    const [database, other] = twoTabs();
    afterPreparing(database, (time) => change(other, `like ${time}`));
    await expect(replaceData(database, backup, options)).rejects.toThrow('Another tab writes');
    expect(await likesOf(other)).toHaveLength(5);
    expect(await other.recoveryPoints.count()).toBe(0);
  });
});
