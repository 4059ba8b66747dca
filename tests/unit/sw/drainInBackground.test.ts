import { describe, expect, it, vi } from 'vitest';
import { listCalls } from '@/data/ledger/calls';
import { tryWebLock } from '@/data/outbox/drainLock';
import { drainInBackground } from '../../../sw/drainInBackground.ts';
import { effects, queueMessages, setIncognito } from '../../support/builders/outbox.ts';
import { gate } from '../../support/fakes/gate.ts';
import { memoryLocks } from '../../support/fakes/memoryLocks.ts';
import { startBackend } from '../../support/fakes/testBackend.ts';
import { testDatabase } from '../../support/fakes/testDatabase.ts';

describe('the drain of the worker', () => {
  it.each([
    ['with Web Locks', memoryLocks()],
    ['without', undefined],
  ])('sends what waits %s', async (_, locks) => {
    const database = testDatabase();
    const backend = await startBackend();
    await queueMessages(database, ['one', 'two']);
    await drainInBackground(database, backend.connection, locks);
    expect(effects(backend)).toEqual(['one', 'two']);
    expect(await database.outbox.count()).toBe(0);
  });

  it('notes what it sends and asks as its own', async () => {
    const database = testDatabase();
    const backend = await startBackend();
    await queueMessages(database, ['one']);
    await drainInBackground(database, backend.connection, memoryLocks());
    await vi.waitFor(async () => {
      expect((await listCalls(database)).map(({ by, path }) => `${by} ${path}`).sort()).toEqual([
        'worker /analyze',
        'worker /health',
      ]);
    });
  });

  it('asks nobody when nothing waits', async () => {
    const backend = await startBackend();
    await drainInBackground(testDatabase(), backend.connection, memoryLocks());
    expect(backend.calls).toEqual([]);
  });

  it.each([
    ['the backend is away', 1],
    ['an entry is left', 2],
  ])('throws so that the browser tries again: %s', async (_, failing) => {
    const database = testDatabase();
    const backend = await startBackend(({ number }) =>
      number === failing ? { kind: 'status', status: 503 } : null,
    );
    await queueMessages(database, ['one']);
    const drained = drainInBackground(database, backend.connection, memoryLocks());
    await expect(drained).rejects.toThrow();
    expect(await database.outbox.count()).toBe(1);
  });

  async function backingOffFor(milliseconds: number) {
    const database = testDatabase();
    const backend = await startBackend();
    await queueMessages(database, ['one']);
    const attemptedAt = backend.time.clock();
    const nextAttemptAt = attemptedAt + milliseconds;
    await database.outbox.toCollection().modify({ attempts: 1, attemptedAt, nextAttemptAt });
    return { database, backend };
  }

  it('waits for the end of a backoff: the browser’s next try is minutes away', async () => {
    const { database, backend } = await backingOffFor(400);
    const drained = drainInBackground(database, backend.connection, memoryLocks());
    await expect.poll(() => backend.time.waits()).toEqual([400]);
    expect(effects(backend)).toEqual([]);
    backend.time.advance(400);
    await drained;
    expect(effects(backend)).toEqual(['one']);
  });

  it('leaves a server’s longer Retry-After to the browser', async () => {
    const { database, backend } = await backingOffFor(600_000);
    const drained = drainInBackground(database, backend.connection, memoryLocks());
    await expect(drained).rejects.toThrow('Entries are left to send');
    expect(effects(backend)).toEqual([]);
  });

  it('waits for a tab that is at it and sends what that one left', async () => {
    const database = testDatabase();
    const backend = await startBackend();
    await queueMessages(database, ['one']);
    const locks = memoryLocks();
    const door = gate();
    const tab = tryWebLock(locks)(() => door.passed());
    await door.reached;
    const drained = drainInBackground(database, backend.connection, locks);
    await expect.poll(() => backend.calls).toEqual(['GET /health']);
    expect(effects(backend)).toEqual([]);
    door.open();
    await Promise.all([tab, drained]);
    expect(effects(backend)).toEqual(['one']);
  });

  it('asks nobody under incognito', async () => {
    const database = testDatabase();
    const backend = await startBackend();
    await queueMessages(database, ['one']);
    await setIncognito(database, true);
    await drainInBackground(database, backend.connection, memoryLocks());
    expect(backend.calls).toEqual([]);
  });
});
