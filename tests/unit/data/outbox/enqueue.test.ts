import { describe, expect, it } from 'vitest';
import { drain } from '@/data/outbox/drain';
import { enqueueAnalyze, enqueueUserProfile, settleHeard } from '@/data/outbox/enqueue';
import {
  countParked,
  countWaiting,
  hasUnheard,
  listEntries,
  nextEntry,
  updateEntry,
} from '@/data/outbox/queue';
import { deleteChats } from '@/data/repositories/chat/deletedChats';
import { analyzeBody, uuid } from '../../../support/builders/chat.ts';
import {
  drainOf,
  effects,
  hearAll,
  profileSnapshot,
  queued,
  retryAll,
  setIncognito,
} from '../../../support/builders/outbox.ts';
import { gate } from '../../../support/fakes/gate.ts';
import { startBackend } from '../../../support/fakes/testBackend.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

function analyzeEntry(n: number, sessionId = 'session_1') {
  return { id: uuid(n), sessionId, createdAt: n, body: analyzeBody(`text ${n}`) };
}

describe('queueing a message', () => {
  it('adds it at the end', async () => {
    const database = testDatabase();
    await enqueueAnalyze(database, analyzeEntry(2));
    await enqueueAnalyze(database, analyzeEntry(1));
    expect((await queued(database)).map(({ id }) => id)).toEqual([uuid(2), uuid(1)]);
    await hearAll(database);
    expect(await nextEntry(database)).toEqual({
      ...analyzeEntry(2),
      sequence: expect.any(Number),
      kind: 'analyze',
      state: 'waiting',
      attempts: 0,
      attemptedAt: 0,
      unreadable: 0,
      nextAttemptAt: 0,
      lastAnswer: null,
    });
  });

  it('takes an id once only', async () => {
    const database = testDatabase();
    await enqueueAnalyze(database, analyzeEntry(1));
    await expect(enqueueAnalyze(database, analyzeEntry(1))).rejects.toThrow();
    expect(await database.outbox.count()).toBe(1);
  });

  it('queues nothing under incognito', async () => {
    const database = testDatabase();
    await setIncognito(database, true);
    await enqueueAnalyze(database, analyzeEntry(1));
    expect(await database.outbox.count()).toBe(0);
  });

  it('holds it, counted and listed, until the coach has heard it', async () => {
    const database = testDatabase();
    const backend = await startBackend();
    await enqueueAnalyze(database, analyzeEntry(1));
    await retryAll(database);
    expect(await countWaiting(database)).toBe(1);
    expect(await listEntries(database, 10)).toMatchObject([{ state: 'unheard' }]);
    expect(await hasUnheard(database)).toBe(true);
    expect(await drain(drainOf(database, backend))).toEqual({ kind: 'empty' });
    expect(effects(backend)).toEqual([]);
    await settleHeard(database, uuid(1), false);
    expect(await countWaiting(database)).toBe(1);
    expect(await hasUnheard(database)).toBe(false);
    await drain(drainOf(database, backend));
    expect(effects(backend)).toEqual(['text 1']);
  });

  it.each(['unheard', 'waiting', 'sending', 'parked'] as const)(
    'takes what speaks of danger out again, %s or not',
    async (state) => {
      const database = testDatabase();
      for (const n of [1, 2]) await enqueueAnalyze(database, analyzeEntry(n));
      const [first] = await queued(database);
      if (first !== undefined) await updateEntry(database, first, { state });
      await settleHeard(database, uuid(1), true);
      expect((await queued(database)).map(({ id }) => id)).toEqual([uuid(2)]);
    },
  );

  it('leaves the state of what was heard before as it is', async () => {
    const database = testDatabase();
    await enqueueAnalyze(database, analyzeEntry(1));
    const [first] = await queued(database);
    if (first !== undefined) await updateEntry(database, first, { state: 'parked' });
    await settleHeard(database, uuid(1), false);
    expect(await queued(database)).toMatchObject([{ state: 'parked' }]);
  });

  it('is taken back with its session, whatever its state', async () => {
    const database = testDatabase();
    for (const n of [1, 2, 3]) await enqueueAnalyze(database, analyzeEntry(n));
    await enqueueAnalyze(database, analyzeEntry(4, 'session_2'));
    const [first, second] = await queued(database);
    if (first !== undefined) await updateEntry(database, first, { state: 'parked' });
    if (second !== undefined) await updateEntry(database, second, { state: 'sending' });
    await deleteChats(database, ['session_1']);
    expect((await queued(database)).map(({ id }) => id)).toEqual([uuid(4)]);
  });
});

describe('queueing the profile', () => {
  it('leaves only the newest snapshot waiting', async () => {
    const database = testDatabase();
    await enqueueAnalyze(database, analyzeEntry(1));
    for (const n of [2, 3, 4]) await enqueueUserProfile(database, profileSnapshot(n, `name ${n}`));
    await enqueueAnalyze(database, analyzeEntry(5));
    expect((await queued(database)).map(({ id }) => id)).toEqual([uuid(1), uuid(4), uuid(5)]);
  });

  it('leaves one snapshot after many saves at once', async () => {
    const database = testDatabase();
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => enqueueUserProfile(database, profileSnapshot(n, 'Asha'))),
    );
    expect(await countWaiting(database)).toBe(1);
  });

  it('takes the place of a snapshot that was refused', async () => {
    const database = testDatabase();
    await enqueueUserProfile(database, profileSnapshot(1, 'Old'));
    const [old] = await queued(database);
    if (old !== undefined) await updateEntry(database, old, { state: 'parked' });
    await enqueueUserProfile(database, profileSnapshot(2, 'New'));
    expect((await queued(database)).map(({ id }) => id)).toEqual([uuid(2)]);
    expect(await countParked(database)).toBe(0);
  });

  it('holds it under incognito instead of dropping it', async () => {
    const database = testDatabase();
    await setIncognito(database, true);
    await enqueueUserProfile(database, profileSnapshot(1, 'Asha'));
    expect(await countWaiting(database)).toBe(1);
  });
});

describe('an edit made while a snapshot is in flight', () => {
  it.each([
    ['is sent after it', 200, ['Old', 'New']],
    // The old one may have arrived or not; the new one has the last word.
    ['is sent also when the old one failed, which it replaces', 503, ['New']],
    ['is sent also when the old one was refused', 422, ['New']],
  ])('%s', async (_, status, names) => {
    const database = testDatabase();
    const backend = await startBackend(({ number }) =>
      number === 1 && status !== 200 ? { kind: 'status', status } : null,
    );
    const { connection } = backend;
    const door = gate();
    const slow: typeof fetch = async (...input) => {
      await door.passed();
      return connection.fetch(...input);
    };
    const dependencies = drainOf(database, backend, {
      connection: { ...connection, fetch: slow },
    });
    await enqueueUserProfile(database, profileSnapshot(1, 'Old'));
    const draining = drain(dependencies);
    await door.reached;
    await enqueueUserProfile(database, profileSnapshot(2, 'New'));
    expect((await queued(database)).map(({ state }) => state)).toEqual(['sending', 'waiting']);
    door.open();
    await draining;
    backend.time.advance(120_000);
    expect(await drain(dependencies)).toEqual({ kind: 'empty' });
    expect(effects(backend)).toEqual(names);
    expect(await countWaiting(database)).toBe(0);
  });
});

it('lets everything be sent at once when told to retry', async () => {
  const database = testDatabase();
  for (const n of [1, 2, 3]) await enqueueAnalyze(database, analyzeEntry(n));
  await hearAll(database);
  const [first, second] = await queued(database);
  if (first !== undefined)
    await updateEntry(database, first, { state: 'parked', nextAttemptAt: 9000 });
  if (second !== undefined) await updateEntry(database, second, { nextAttemptAt: 9000 });
  expect(await countParked(database)).toBe(1);
  await retryAll(database);
  const after = await queued(database);
  expect(after.map(({ state, nextAttemptAt }) => [state, nextAttemptAt])).toEqual([
    ['waiting', 0],
    ['waiting', 0],
    ['waiting', 0],
  ]);
});
