import { describe, expect, it, vi } from 'vitest';
import { tellWorker } from '@/data/lab/storedRun';
import { listCalls } from '@/data/ledger/calls';
import { tryWebLock } from '@/data/outbox/drainLock';
import { scenarioOfFault } from '@/domain/lab/scenario';
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

  it.each([
    ['offline', [], 'no connection'],
    // Sent, and not noted: it goes out again under the same key.
    ['storage full', ['GET /health', 'POST /analyze'], null],
  ] as const)('has the faults of the lab: %s', async (fault, calls, noted) => {
    const database = testDatabase();
    const backend = await startBackend();
    await queueMessages(database, ['one']);
    const startedAt = backend.time.clock();
    await tellWorker(database, { startedAt, scenario: scenarioOfFault(fault) });
    const drained = drainInBackground(database, backend.connection, memoryLocks());
    await expect(drained).rejects.toThrow();
    expect(backend.calls).toEqual(calls);
    expect((await listCalls(database)).map(({ outcome }) => outcome)).toEqual(
      noted === null ? [] : [noted],
    );
    await tellWorker(database, null);
    await drainInBackground(database, backend.connection, memoryLocks());
    expect(effects(backend)).toEqual(['one']);
  });

  it('finds no queue where the lab has evicted the database', async () => {
    const database = testDatabase();
    const backend = await startBackend();
    await queueMessages(database, ['one']);
    const startedAt = backend.time.clock();
    await tellWorker(database, { startedAt, scenario: scenarioOfFault('storage evicted') });
    await drainInBackground(database, backend.connection, memoryLocks());
    expect(backend.calls).toEqual([]);
    expect(await database.outbox.count()).toBe(1);
  });
});
