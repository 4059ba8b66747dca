import Dexie from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import { eraseDatabase } from '@/data/backup/eraseDatabase';
import { exportBackup } from '@/data/backup/exportBackup';
import { readBackup } from '@/data/backup/readBackup';
import { discardExpired, listRecoveryPoints } from '@/data/recovery/recoveryPoints';
import { gate } from '../../../support/fakes/gate.ts';
import { manualTime, START, settled } from '../../../support/fakes/manualTime.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';
import { AT, someDatabase } from '../backup/smallBackup.ts';
import { change, DAY_MS, keepBeforeUpdate, withPoints } from './stage.ts';

const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

describe('a recovery point', () => {
  it('holds what an export holds, with its date, its reason and its size', async () => {
    const database = await someDatabase();
    const time = manualTime();
    expect(await keepBeforeUpdate(database, time)).toBe('kept');
    const [point] = await listRecoveryPoints(database, time.clock());
    expect(point).toMatchObject({ createdAt: new Date(START), reason: 'update' });
    expect(point?.blob.size).toBeGreaterThan(1000);
    const exported = await exportBackup(database, { app: '0.1.0', clock: () => AT });
    const withoutHead = async (blob: Blob) => (await blob.text()).replace(/^.*?,"userId"/, '');
    expect(await withoutHead(point?.blob ?? new Blob())).toBe(await withoutHead(exported.blob));
    expect(await readBackup(point?.blob ?? new Blob())).toMatchObject({ kind: 'ok' });
  });

  it('is in no export', async () => {
    const database = testDatabase();
    await withPoints(database, ['a']);
    const { blob } = await exportBackup(database, { app: '0.1.0', clock: () => AT });
    expect(await blob.text()).not.toContain('fingerprint');
    expect(Object.keys(JSON.parse(await blob.text()))).not.toContain('recoveryPoints');
  });

  it('is one of three: the oldest goes', async () => {
    const database = testDatabase();
    const time = await withPoints(database, ['a', 'b', 'c', 'd']);
    const days = [3, 2, 1].map((day) => new Date(START + day * DAY_MS));
    const points = await listRecoveryPoints(database, time.clock());
    expect(points.map(({ createdAt }) => createdAt)).toEqual(days);
    expect(await database.recoveryPoints.count()).toBe(3);
  });

  it('stays when a clock that was set back gives it the oldest date', async () => {
    const database = testDatabase();
    const time = await withPoints(database, ['a', 'b', 'c']);
    time.setClock(START - DAY_MS);
    await change(database, 'd');
    await keepBeforeUpdate(database, time);
    const dates = (await listRecoveryPoints(database, time.clock())).map((it) => it.createdAt);
    expect(dates).toEqual([2, 1, -1].map((day) => new Date(START + day * DAY_MS)));
  });

  it('is not written again where nothing has changed, but gets the new date', async () => {
    const database = await someDatabase();
    const time = manualTime();
    await keepBeforeUpdate(database, time);
    time.advance(DAY_MS);
    const encoding = vi.spyOn(Blob.prototype, 'arrayBuffer');
    expect(await keepBeforeUpdate(database, time)).toBe('kept');
    expect(encoding).not.toHaveBeenCalled();
    const points = await listRecoveryPoints(database, time.clock());
    expect(points.map(({ createdAt }) => createdAt)).toEqual([new Date(START + DAY_MS)]);
  });

  it.each(['chatMessages', 'drafts', 'photos', 'likes', 'keyValue'] as const)(
    'is written again after a change of %s',
    async (store) => {
      const database = await someDatabase();
      await database.keyValue.put({ key: 'kept by a screen', value: 1 });
      await database.drafts.put({ id: 'session_1', text: 'Half' });
      const time = manualTime();
      await keepBeforeUpdate(database, time);
      await database.table(store).limit(1).delete();
      await keepBeforeUpdate(database, time);
      expect(await database.recoveryPoints.count()).toBe(2);
    },
  );

  it('is kept for 30 days: it is no longer listed, then deleted', async () => {
    const database = testDatabase();
    await withPoints(database, ['a', 'b']);
    const end = START + 30 * DAY_MS;
    expect(await listRecoveryPoints(database, end - 1)).toHaveLength(2);
    expect(await listRecoveryPoints(database, end)).toHaveLength(1);
    await discardExpired(database, end);
    expect(await database.recoveryPoints.count()).toBe(1);
  });

  it('goes with everything when everything is erased', async () => {
    const database = testDatabase();
    await withPoints(database, ['a']);
    const { name } = database;
    await eraseDatabase(database);
    expect(await testDatabase(name).recoveryPoints.count()).toBe(0);
  });

  it('whose row is damaged is set aside; the others are listed', async () => {
    const database = testDatabase();
    const time = await withPoints(database, ['a', 'b']);
    await database
      .table('recoveryPoints')
      .add({ createdAt: START, fingerprint: 'x', blob: 'none' });
    expect(await listRecoveryPoints(database, time.clock())).toHaveLength(2);
    await vi.waitFor(async () => expect(await database.damagedRows.count()).toBe(1));
    expect(await database.recoveryPoints.count()).toBe(2);
  });

  it('of a newer Taal, with a reason unknown here, is listed without it', async () => {
    const database = testDatabase();
    const row = { createdAt: START, reason: 'moon', fingerprint: 'x', blob: new Blob(['{}']) };
    await database.table('recoveryPoints').add(row);
    expect(await listRecoveryPoints(database, START)).toMatchObject([{ reason: null }]);
  });
});

describe('when a recovery point cannot be kept', () => {
  it('for lack of room, that is told, and nothing else changes', async () => {
    const database = testDatabase();
    const time = await withPoints(database, ['a']);
    await change(database, 'b');
    vi.spyOn(database.recoveryPoints, 'add').mockImplementation(full);
    expect(await keepBeforeUpdate(database, time)).toBe('noRoom');
    expect(await database.recoveryPoints.count()).toBe(1);
    // What was not stored is only the point: no notice tells of a lost change.
  });

  it('for another reason, that is told', async () => {
    const database = testDatabase();
    vi.spyOn(database.recoveryPoints, 'add').mockRejectedValue(new Error('broken'));
    expect(await keepBeforeUpdate(database, manualTime())).toBe('failed');
  });

  it('in time, the wait ends', async () => {
    const database = testDatabase();
    await database.open();
    const held = gate();
    vi.spyOn(database, 'transaction').mockImplementation(() =>
      Dexie.Promise.resolve(held.passed()),
    );
    const time = manualTime();
    const kept = keepBeforeUpdate(database, time);
    await held.reached;
    time.advance(1000);
    expect(await kept).toBe('late');
    held.open();
    await settled();
  });

  it('since the database is closed for a newer Taal, there is none to keep', async () => {
    const closed = testDatabase();
    await closed.open();
    closed.close({ disableAutoOpen: true });
    expect(await keepBeforeUpdate(closed, manualTime())).toBe('kept');
  });
});
