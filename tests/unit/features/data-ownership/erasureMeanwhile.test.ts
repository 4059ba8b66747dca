import { expect, it, vi } from 'vitest';
import { SENTINEL_KEY } from '@/domain/storageKeys';
import { followErasureMeanwhile } from '@/features/data-ownership/tabSignal';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

/** A page that is kept for a way back, and what happens to its data meanwhile. */
async function comesBack(before: string | null, after: string | null) {
  const database = testDatabase();
  await database.open();
  const scope = new EventTarget();
  const onErased = vi.fn();
  let sentinel = before;
  const getItem = (key: string) => (key === SENTINEL_KEY ? sentinel : null);
  followErasureMeanwhile(database, onErased, scope, { getItem });
  scope.dispatchEvent(new Event('pageshow'));
  scope.dispatchEvent(new Event('pagehide'));
  sentinel = after;
  scope.dispatchEvent(new Event('pageshow'));
  return { starts: onErased.mock.calls.length, writes: database.isOpen() };
}

it('starts as new, and writes nothing more, where all was erased meanwhile', async () => {
  expect(await comesBack('kept', null)).toEqual({ starts: 1, writes: false });
});

it.each([
  ['nothing happened', 'kept', 'kept'],
  ['the browser threw the data away, which is told', 'kept', 'lost'],
  ['nothing was stored before', null, null],
])('goes on where %s', async (_, before, after) => {
  expect(await comesBack(before, after)).toEqual({ starts: 0, writes: true });
});
