import { describe, expect, it } from 'vitest';
import { drain } from '@/data/outbox/drain';
import { enqueueUserProfile } from '@/data/outbox/enqueue';
import { clearBackoff, countWaiting, retry } from '@/data/outbox/queue';
import { uuid } from '../../../support/builders/chat.ts';
import {
  drainOf,
  effects,
  profileSnapshot,
  queued,
  queueMessages,
} from '../../../support/builders/outbox.ts';
import { manualTime } from '../../../support/fakes/manualTime.ts';
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

  it.each([
    ['seconds', () => '120'],
    ['a date', (now: number) => new Date(now + 120_000).toUTCString()],
  ])('is sent when a Retry-After in %s says, or sooner by hand', async (_, retryAfter) => {
    const { database } = await twoQueued();
    const time = manualTime();
    const backend = await startBackend(
      ({ number }) =>
        number < 3 ? { kind: 'status', status: 503, retryAfter: retryAfter(time.clock()) } : null,
      { time },
    );
    const start = Math.floor(time.clock() / 1000) * 1000;
    const dependencies = drainOf(database, backend);
    expect(await drain(dependencies)).toMatchObject({ kind: 'failed' });
    time.advance(119_000);
    expect(await drain(dependencies)).toMatchObject({ kind: 'later' });
    time.advance(1000);
    expect(await drain(dependencies)).toMatchObject({ kind: 'failed' });
    const end = await drain(dependencies);
    if (end.kind !== 'later') throw new Error(`It ended ${end.kind}`);
    expect(end.at).toBeGreaterThanOrEqual(start + 240_000);
    await clearBackoff(database);
    expect(await drain(dependencies)).toEqual({ kind: 'empty' });
    expect(effects(backend)).toEqual(['one', 'two']);
  });

  it('is asked for again after an hour at most', async () => {
    const { database } = await twoQueued();
    const year = String(365 * 86_400);
    const backend = await startBackend(() => ({ kind: 'status', status: 503, retryAfter: year }));
    const hour = backend.time.clock() + 3_600_000;
    const dependencies = drainOf(database, backend);
    expect(await drain(dependencies)).toEqual({ kind: 'failed', at: hour, reachable: true });
    expect(await drain(dependencies)).toEqual({ kind: 'later', at: hour });
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

  it('waits as long as a server asked, however often it is edited meanwhile', async () => {
    const database = testDatabase();
    const backend = await startBackend(({ number }) =>
      number === 1 ? { kind: 'status', status: 429, retryAfter: '600' } : null,
    );
    const dependencies = drainOf(database, backend);
    const at = backend.time.clock() + 600_000;
    await enqueueUserProfile(database, profileSnapshot(1, 'Asha'));
    expect(await drain(dependencies)).toMatchObject({ kind: 'failed', at });
    await enqueueUserProfile(database, profileSnapshot(2, 'Asha R'));
    expect(await drain(dependencies)).toEqual({ kind: 'later', at });
    backend.time.advance(600_000);
    await drain(dependencies);
    expect(effects(backend)).toEqual(['Asha R']);
  });

  it('lets the one that was edited during the call wait in its place', async () => {
    const database = testDatabase();
    const backend = await startBackend(() => ({ kind: 'status', status: 429, retryAfter: '600' }));
    const dependencies = drainOf(database, backend);
    await enqueueUserProfile(database, profileSnapshot(1, 'Asha'));
    const plain = backend.connection.fetch;
    const connection = {
      ...backend.connection,
      fetch: async (...input: Parameters<typeof fetch>) => {
        await enqueueUserProfile(database, profileSnapshot(2, 'Asha R'));
        return plain(...input);
      },
    };
    const at = backend.time.clock() + 600_000;
    expect(await drain({ ...dependencies, connection })).toMatchObject({ kind: 'failed', at });
    expect(await drain(dependencies)).toEqual({ kind: 'later', at });
    expect(await queued(database)).toMatchObject([{ id: uuid(2) }]);
  });
});
