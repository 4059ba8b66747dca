import { expect, it } from 'vitest';
import { drain } from '@/data/outbox/drain';
import { drainOf, effects, queueMessages } from '../../../support/builders/outbox.ts';
import { startBackend } from '../../../support/fakes/testBackend.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

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
