import { describe, expect, it } from 'vitest';
import { drain } from '@/data/outbox/drain';
import { enqueueUserProfile } from '@/data/outbox/enqueue';
import { countWaiting, retry } from '@/data/outbox/queue';
import { uuid } from '../../../support/builders/chat.ts';
import {
  drainOf,
  effects,
  profileSnapshot,
  queued,
  queueMessages,
} from '../../../support/builders/outbox.ts';
import { startBackend } from '../../../support/fakes/testBackend.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

async function twoQueued() {
  const database = testDatabase();
  await queueMessages(database, ['one', 'two']);
  const [first, second] = await queued(database);
  if (first === undefined || second === undefined) throw new Error('Nothing was queued');
  return { database, first, second };
}

describe('what waits', () => {
  it('is sent up to the first that may not go yet', async () => {
    const { database, second } = await twoQueued();
    const backend = await startBackend();
    const now = backend.time.clock();
    await database.outbox.update(second.sequence, { attemptedAt: now, nextAttemptAt: now + 9000 });
    const dependencies = drainOf(database, backend);
    expect(await drain(dependencies)).toEqual({ kind: 'later', at: now + 9000 });
    expect(effects(backend)).toEqual(['one']);
    backend.time.advance(9000);
    expect(await drain(dependencies)).toEqual({ kind: 'empty' });
    expect(effects(backend)).toEqual(['one', 'two']);
  });

  it('is asked for again after an hour at most, and sooner when something happens', async () => {
    const { database } = await twoQueued();
    const year = 365 * 86_400;
    const backend = await startBackend(({ number }) =>
      number < 3 ? { kind: 'status', status: 503, retryAfter: String(year) } : null,
    );
    const start = backend.time.clock();
    const timer = drainOf(database, backend);
    const event = drainOf(database, backend, { occasion: 'event' });
    const hour = start + 3_600_000;
    expect(await drain(timer)).toEqual({ kind: 'failed', at: hour, reachable: true });
    expect(await drain(timer)).toEqual({ kind: 'later', at: hour });
    // Even then it is not asked more often than without Retry-After.
    expect(await drain(event)).toEqual({ kind: 'later', at: start + 1000 });
    backend.time.advance(1000);
    expect(await drain(timer)).toEqual({ kind: 'later', at: hour });
    expect(await drain(event)).toMatchObject({ kind: 'failed' });
    expect(await drain(event)).toEqual({ kind: 'later', at: start + 3000 });
    backend.time.advance(2000);
    expect(await drain(event)).toEqual({ kind: 'empty' });
    expect(effects(backend)).toEqual(['one', 'two']);
  });

  it('is counted with what is being sent, and without what was refused', async () => {
    const { database, first, second } = await twoQueued();
    await database.outbox.update(first.sequence, { state: 'sending' });
    expect(await countWaiting(database)).toBe(2);
    await database.outbox.update(second.sequence, { state: 'parked' });
    expect(await countWaiting(database)).toBe(1);
  });

  it('is left to its answer while it is being sent', async () => {
    const { database, first } = await twoQueued();
    const sending = { state: 'sending', nextAttemptAt: 7 } as const;
    await database.outbox.update(first.sequence, sending);
    await retry(database, first.sequence);
    expect(await queued(database)).toMatchObject([sending, { state: 'waiting' }]);
  });
});

describe('a profile that the backend did not take', () => {
  it.each([
    [503, 'waiting'],
    [403, 'parked'],
  ])('stays in the queue after %d, %s', async (status, state) => {
    const database = testDatabase();
    const backend = await startBackend(() => ({ kind: 'status', status }));
    await enqueueUserProfile(database, profileSnapshot(1, 'Asha'));
    await drain(drainOf(database, backend));
    expect(await queued(database)).toMatchObject([{ id: uuid(1), state, attempts: 1 }]);
  });
});
