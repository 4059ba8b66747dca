import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exportBackup } from '@/data/backup/exportBackup';
import { importBackup } from '@/data/backup/importBackup';
import { readBackup } from '@/data/backup/readBackup';
import { findLastImport, importToUndo, undoImport } from '@/data/backup/undoImport';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';
import { anyContents, fill } from './anyDatabase.ts';
import { contentsOf, importedContentsOf } from './contents.ts';

const app = { app: '0.1.0', clock: () => 0 };

it('brings back the same database, whatever is in it, and undone that of before', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyContents, anyContents, async (contents, before) => {
      const [from, to] = [testDatabase(), testDatabase()];
      await fill(from, contents);
      await fill(to, before);
      const exported = await exportBackup(from, app);
      expect(exported.leftOut).toBe(0);
      const reading = await readBackup(exported.blob);
      if (reading.kind === 'refused') throw new Error(reading.reason);
      const own = await to.outbox.toArray();
      const old = await importedContentsOf(to);
      await importToUndo(to, reading.backup, app.clock);
      const recoveryPoints = [expect.anything()];
      const imported = { ...(await importedContentsOf(from)), recoveryPoints };
      expect(await importedContentsOf(to)).toEqual(imported);
      const last = await findLastImport(to);
      if (last !== null) await undoImport(to, last, false);
      expect(await importedContentsOf(to)).toEqual(old);
      expect(await to.outbox.toArray()).toEqual(own);
      await from.delete();
      await to.delete();
    }),
    { numRuns: 60 },
  );
});

it('brings back an empty database', async () => {
  const [from, to] = [testDatabase(), testDatabase()];
  await to.likes.put({ matchId: 'm1', likedAt: 1 });
  const reading = await readBackup((await exportBackup(from, app)).blob);
  if (reading.kind === 'refused') throw new Error(reading.reason);
  await importBackup(to, reading.backup);
  expect(await contentsOf(to)).toEqual(await contentsOf(from));
});
