import Dexie from 'dexie';
import { describe, expect, it } from 'vitest';
import { ignoreClosed } from '@/data/database/ignoreClosedDatabase';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

describe('a task that nobody waits for', () => {
  it('may end because the database was closed on purpose', async () => {
    const database = testDatabase();
    await database.open();
    database.close({ disableAutoOpen: true });
    await expect(database.likes.count()).rejects.toThrow(Dexie.DatabaseClosedError);
    await expect(ignoreClosed(database.likes.count())).resolves.toBeUndefined();
  });

  it('hides no other fault', async () => {
    const fault = new Dexie.ConstraintError('twice');
    await expect(ignoreClosed(Promise.reject(fault))).rejects.toBe(fault);
  });
});
