import { expect, it } from 'vitest';
import { drain } from '@/data/outbox/drain';
import { leaseRow } from '@/data/outbox/exclusive';
import { drainOf, effects, queueMessages } from '../../../support/outbox.ts';
import { startBackend } from '../../../support/testBackend.ts';
import { testDatabase } from '../../../support/testDatabase.ts';

const YEAR = 365 * 86_400_000;

it('a clock set back does not hold the queue until its old time comes again', async () => {
  const database = testDatabase();
  const backend = await startBackend(({ number }) =>
    number === 1 ? { kind: 'status', status: 503 } : null,
  );
  await queueMessages(database, ['one']);
  expect(await drain(drainOf(database, backend))).toMatchObject({ kind: 'failed' });
  backend.time.advance(-YEAR);
  expect(await drain(drainOf(database, backend))).toEqual({ kind: 'empty' });
  expect(effects(backend)).toEqual(['one']);
});

it('a lease written before the clock was set back is free', async () => {
  const database = testDatabase();
  let now = YEAR;
  const clock = () => now;
  const dead = leaseRow(database, 'dead', clock);
  // Its tab dies in the middle: the task never ends.
  void dead(() => new Promise(() => {}));
  const living = leaseRow(database, 'living', clock);
  await expect.poll(() => database.keyValue.get('drainLease')).toBeDefined();
  expect(await living(async () => {})).toBe(false);
  now = 0;
  expect(await living(async () => {})).toBe(true);
});
