import { describe, expect, it, vi } from 'vitest';
import { addCalls, listCalls, recordCall } from '@/data/ledger/calls';
import { MOST_CALLS } from '@/domain/ledger/call';
import { someCall } from '../../../support/builders/call.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

const health = (at: number) =>
  someCall({ at, path: '/health', fields: [], bytes: 0, message: null });

describe('the ledger', () => {
  it('has the latest call first', async () => {
    const database = testDatabase();
    await addCalls(database, [someCall({ at: 1 }), someCall({ at: 2 })]);
    expect((await listCalls(database)).map(({ at }) => at)).toEqual([2, 1]);
  });

  it('keeps the last 500', async () => {
    const database = testDatabase();
    const many = Array.from({ length: MOST_CALLS + 7 }, (_, at) => someCall({ at }));
    await addCalls(database, many.slice(0, 300));
    await addCalls(database, many.slice(300));
    const kept = await listCalls(database);
    expect(kept).toHaveLength(MOST_CALLS);
    expect(kept.at(-1)?.at).toBe(7);
  });

  it('counts a question without data that has the same answer again', async () => {
    const database = testDatabase();
    for (const at of [1, 2, 3]) await recordCall(database, health(at));
    await recordCall(database, { ...health(4), outcome: 'no connection' });
    const [lost, checked] = await listCalls(database);
    expect(lost).toMatchObject({ at: 4, times: 1 });
    expect(checked).toMatchObject({ at: 3, times: 3 });
  });

  it('reads a row that an older version has noted with more fields', async () => {
    const database = testDatabase();
    const older = { ...someCall(), method: 'POST', status: 200, milliseconds: 85 };
    await database.calls.add(older);
    expect(await listCalls(database)).toEqual([{ ...someCall(), id: 1 }]);
    expect(await database.damagedRows.count()).toBe(0);
  });

  it('sets a damaged row aside', async () => {
    const database = testDatabase();
    await addCalls(database, [someCall({ at: 1 }), someCall({ at: 2 })]);
    await database.calls.where('id').equals(1).modify({ bytes: -1 });
    expect((await listCalls(database)).map(({ at }) => at)).toEqual([2]);
    await vi.waitFor(async () => expect(await database.calls.count()).toBe(1));
    expect(await database.damagedRows.toArray()).toMatchObject([{ store: 'calls' }]);
  });
});
