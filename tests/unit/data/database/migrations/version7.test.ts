import { expect, it } from 'vitest';
import { exportBackup } from '@/data/backup/exportBackup';
import { findLastImport, undoImport } from '@/data/backup/undoImport';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';
import { someDatabase } from '../../backup/smallBackup.ts';
import { writtenBy } from './upgraded.ts';
import device from './version5.json' with { type: 'json' };

const DAY_MS = 86_400_000;

/** A device of version 6 with recovery points kept before what is told, a day apart. */
async function opened(...reasons: readonly string[]) {
  const old = await someDatabase();
  const { blob } = await exportBackup(old, { app: 'recovery point', clock: () => 0 });
  const points = reasons.map((reason, day) => ({
    row: { createdAt: day * DAY_MS, reason, fingerprint: `of day ${day}`, blob },
  }));
  const rows = { ...device.rows, recoveryPoints: points };
  return testDatabase(await writtenBy(6, { ...device, rows }));
}

it('keeps the point of the last import, which can still be undone', async () => {
  const database = await opened('import', 'import', 'update', 'restore');
  const point = await findLastImport(database);
  expect(await database.recoveryPoints.count()).toBe(1);
  expect(point).toMatchObject({ createdAt: new Date(DAY_MS), photos: [] });
  if (point !== null) await undoImport(database, point, true);
  expect(await database.likes.toCollection().primaryKeys()).toEqual(['m1']);
  expect(await database.photos.count()).toBe(1);
});

it('removes every other point', async () => {
  const database = await opened('update', 'restore');
  expect(await database.recoveryPoints.count()).toBe(0);
  expect(await findLastImport(database)).toBeNull();
});
