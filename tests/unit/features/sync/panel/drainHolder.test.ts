import { expect, it } from 'vitest';
import { tryWebLock } from '@/data/outbox/drainLock';
import { drainHolder } from '@/features/sync/panel/drainHolder';
import { memoryLocks, refusingLocks } from '../../../../support/fakes/memoryLocks.ts';

it('the holder of the lock is whom the browser names', async () => {
  const locks = memoryLocks();
  expect(await drainHolder(locks)).toBeNull();
  await locks.request('something else', async () => {
    expect(await drainHolder(locks)).toBeNull();
  });
  await tryWebLock(locks)(async () => {
    expect(await drainHolder(locks)).toBe('a tab');
  });
  expect(await drainHolder(locks)).toBeNull();
});

it.each([
  ['missing', undefined],
  ['refused', refusingLocks()],
])('where locks are %s, that is said instead', async (_, locks) => {
  expect(await drainHolder(locks)).toBe('no locks in this browser');
});
