import { describe, expect, it, test, vi } from 'vitest';
import { drain } from '@/data/outbox/drain';
import { countParked, countWaiting } from '@/data/outbox/queue';
import { getAnalysisHistory } from '@/data/repositories/analysisHistory';
import { deleteChats } from '@/data/repositories/chat/deletedChats';
import { getLastDeliveredAt } from '@/data/repositories/values/lastDeliveredAt';
import type { Fault } from '../../../../src/backend/faults.ts';
import { analysis, uuid } from '../../../support/builders/chat.ts';
import {
  drainOf,
  effects,
  queued,
  queueMessages,
  retryAll,
} from '../../../support/builders/outbox.ts';
import { corrupt } from '../../../support/fakes/corrupt.ts';
import { gate } from '../../../support/fakes/gate.ts';
import { START } from '../../../support/fakes/manualTime.ts';
import { startBackend } from '../../../support/fakes/testBackend.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

const THREE = ['one', 'two', 'three'];

describe('a drain', () => {
  it('sends everything in order and replaces the local analyses by id', async () => {
    const database = testDatabase();
    const backend = await startBackend();
    await queueMessages(database, THREE);
    const local = await getAnalysisHistory(database);
    expect(await drain(drainOf(database, backend))).toEqual({ kind: 'empty' });
    expect(effects(backend)).toEqual(THREE);
    expect(backend.backend.ledger.map(({ key }) => key)).toEqual([uuid(1), uuid(2), uuid(3)]);
    const history = await getAnalysisHistory(database);
    expect(history.map(({ source }) => source)).toEqual(['backend', 'backend', 'backend']);
    expect(history.map(({ id, timestamp }) => [id, timestamp])).toEqual(
      local.map(({ id, timestamp }) => [id, timestamp]),
    );
    expect(await database.outbox.count()).toBe(0);
  });

  it('remembers when the backend took something last', async () => {
    const database = testDatabase();
    const backend = await startBackend(({ number }) =>
      number === 2 ? { kind: 'status', status: 500 } : null,
    );
    await drain(drainOf(database, backend));
    expect(await getLastDeliveredAt(database)).toBeNull();
    await queueMessages(database, ['one', 'two']);
    expect(await drain(drainOf(database, backend))).toMatchObject({ kind: 'failed' });
    expect(await getLastDeliveredAt(database)).toBe(START);
    backend.time.advance(60_000);
    await drain(drainOf(database, backend));
    expect(await getLastDeliveredAt(database)).toBe(START + 60_000);
  });

  it('deletes an entry only after the backend has taken it, and before the next is sent', async () => {
    const database = testDatabase();
    const backend = await startBackend();
    const seen: unknown[] = [];
    const watching: typeof fetch = async (...input) => {
      const response = await backend.connection.fetch(...input);
      seen.push((await queued(database)).map(({ id, state }) => [id, state]));
      return response;
    };
    await queueMessages(database, ['one', 'two']);
    const connection = { ...backend.connection, fetch: watching };
    await drain(drainOf(database, backend, { connection }));
    expect(seen).toEqual([
      [
        [uuid(1), 'sending'],
        [uuid(2), 'waiting'],
      ],
      [[uuid(2), 'sending']],
    ]);
    expect(await queued(database)).toEqual([]);
  });

  it('sends nothing that was deleted while the call before was on its way', async () => {
    const database = testDatabase();
    const backend = await startBackend();
    await queueMessages(database, THREE);
    const deleting: typeof fetch = async (...input) => {
      const response = await backend.connection.fetch(...input);
      await deleteChats(database, ['session_1']);
      return response;
    };
    const connection = { ...backend.connection, fetch: deleting };
    expect(await drain(drainOf(database, backend, { connection }))).toEqual({ kind: 'empty' });
    expect(effects(backend)).toEqual(['one']);
  });

  it('has nothing to do with an empty queue', async () => {
    const backend = await startBackend();
    expect(await drain(drainOf(testDatabase(), backend))).toEqual({ kind: 'empty' });
    expect(backend.calls).toEqual([]);
  });

  it('sends what a dead tab left half-sent', async () => {
    const database = testDatabase();
    const backend = await startBackend();
    await queueMessages(database, THREE);
    await database.outbox.toCollection().modify({ state: 'sending' });
    await drain(drainOf(database, backend));
    expect(effects(backend)).toEqual(THREE);
  });
});

describe('an answer that calls for another try', () => {
  const answers: [string, Fault, string, boolean][] = [
    ['408', { kind: 'status', status: 408 }, 'answered 408', true],
    ['425', { kind: 'status', status: 425 }, 'answered 425', true],
    ['429', { kind: 'status', status: 429 }, 'answered 429', true],
    ['500', { kind: 'status', status: 500 }, 'answered 500', true],
    ['503', { kind: 'status', status: 503 }, 'answered 503', true],
    [
      'a web page',
      { kind: 'body', contentType: 'text/html', body: '<title>Sign in</title>' },
      'unreadable answer: a web page',
      true,
    ],
    [
      'broken JSON',
      { kind: 'body', contentType: 'application/json', body: '{"a":' },
      'unreadable answer: not the agreed form',
      true,
    ],
    [
      'wrong types',
      {
        kind: 'body',
        contentType: 'application/json',
        body: JSON.stringify({ ...analysis(), compatibility_score: 'high' }),
      },
      'unreadable answer: not the agreed form',
      true,
    ],
    ['dropped before the effect', { kind: 'drop' }, 'no connection', false],
    ['dropped after the effect', { kind: 'drop-after' }, 'no connection', false],
  ];

  test.each(answers)(
    '%s: stops, keeps all, and sends later',
    async (_, fault, words, reachable) => {
      const database = testDatabase();
      const backend = await startBackend(({ number }) => (number === 2 ? fault : null));
      await queueMessages(database, THREE);
      const dependencies = drainOf(database, backend);
      const at = START + 500;
      expect(await drain(dependencies)).toEqual({ kind: 'failed', at, reachable });
      expect(backend.calls).toHaveLength(2);
      expect(await queued(database)).toMatchObject([
        { id: uuid(2), state: 'waiting', attempts: 1, nextAttemptAt: at, lastAnswer: words },
        { id: uuid(3), state: 'waiting', attempts: 0 },
      ]);
      backend.time.advance(499);
      expect(await drain(dependencies)).toEqual({ kind: 'later', at });
      expect(backend.calls).toHaveLength(2);
      backend.time.advance(1);
      expect(await drain(dependencies)).toEqual({ kind: 'empty' });
      // One entry in the ledger also where the first try had its effect: the key tells.
      expect(effects(backend)).toEqual(THREE);
      expect(await getAnalysisHistory(database)).toHaveLength(3);
    },
  );

  it('none in time: gives up after ten seconds and sends later', async () => {
    const database = testDatabase();
    const backend = await startBackend(({ number }) => (number === 1 ? { kind: 'stall' } : null));
    await queueMessages(database, ['one']);
    const draining = drain(drainOf(database, backend));
    await vi.waitFor(() => expect(backend.calls).toHaveLength(1));
    backend.time.advance(10_000);
    expect(await draining).toEqual({ kind: 'failed', at: START + 10_500, reachable: false });
    expect(await queued(database)).toMatchObject([{ lastAnswer: 'no answer in time' }]);
    backend.time.advance(500);
    expect(await drain(drainOf(database, backend))).toEqual({ kind: 'empty' });
    expect(effects(backend)).toEqual(['one']);
  });

  test.each([
    ['7', 7000],
    ['Mon, 05 Jan 2026 12:01:00 GMT', 60_000],
    ['0', 500],
  ])('with Retry-After %s waits %d ms', async (retryAfter, wait) => {
    const database = testDatabase();
    const backend = await startBackend(() => ({ kind: 'status', status: 503, retryAfter }));
    await queueMessages(database, ['one']);
    const at = START + wait;
    expect(await drain(drainOf(database, backend))).toMatchObject({ kind: 'failed', at });
    expect(await queued(database)).toMatchObject([{ nextAttemptAt: at }]);
  });

  it('waits longer each time', async () => {
    const database = testDatabase();
    const backend = await startBackend(() => ({ kind: 'status', status: 500 }));
    await queueMessages(database, ['one']);
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const end = await drain(drainOf(database, backend));
      if (end.kind !== 'failed') throw new Error(`The drain ended ${end.kind}`);
      waits.push(end.at - backend.time.clock());
      backend.time.advance(end.at - backend.time.clock());
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('takes effect twice where the backend does not honour keys: at least once, no more', async () => {
    const database = testDatabase();
    const backend = await startBackend(
      ({ number }) => (number === 1 ? { kind: 'drop-after' } : null),
      { honoursKeys: false },
    );
    await queueMessages(database, ['one']);
    await drain(drainOf(database, backend));
    backend.time.advance(60_000);
    await drain(drainOf(database, backend));
    expect(effects(backend)).toEqual(['one', 'one']);
    expect(await getAnalysisHistory(database)).toHaveLength(1);
  });
});

describe('a refusal for good', () => {
  test.each([400, 401, 404, 409, 422])('%d: parks the entry and goes on', async (status) => {
    const database = testDatabase();
    const backend = await startBackend(({ number }) =>
      number === 2 ? { kind: 'status', status } : null,
    );
    await queueMessages(database, THREE);
    expect(await drain(drainOf(database, backend))).toEqual({ kind: 'empty' });
    expect(effects(backend)).toEqual(['one', 'three']);
    expect(await queued(database)).toMatchObject([
      { id: uuid(2), state: 'parked', attempts: 1, lastAnswer: `answered ${status}` },
    ]);
    expect([await countWaiting(database), await countParked(database)]).toEqual([0, 1]);
    // Parked entries wait for the person.
    await drain(drainOf(database, backend));
    expect(backend.calls).toHaveLength(3);
    await retryAll(database);
    await drain(drainOf(database, backend));
    expect(effects(backend)).toEqual(['one', 'three', 'two']);
    expect(await database.outbox.count()).toBe(0);
  });
});

describe('a session deleted while its message is in flight', () => {
  test.each([200, 422, 503])('leaves nothing in the queue after %d', async (status) => {
    const database = testDatabase();
    const backend = await startBackend(() => (status === 200 ? null : { kind: 'status', status }));
    await queueMessages(database, ['one']);
    const door = gate();
    const slow: typeof fetch = async (...input) => {
      await door.passed();
      return backend.connection.fetch(...input);
    };
    const connection = { ...backend.connection, fetch: slow };
    const draining = drain(drainOf(database, backend, { connection }));
    await door.reached;
    await deleteChats(database, ['session_1']);
    door.open();
    await draining;
    expect(await database.outbox.count()).toBe(0);
  });
});

it('sets damaged entries aside and sends the others', async () => {
  const database = testDatabase();
  const backend = await startBackend();
  await queueMessages(database, ['one', 'two', 'three', 'four']);
  const sequences = (await queued(database)).map(({ sequence }) => sequence);
  const row = await corrupt(database.outbox, sequences[0] ?? 0, { body: 'none' });
  await corrupt(database.outbox, sequences[1] ?? 0, { id: 'no UUID' });
  await corrupt(database.outbox, sequences[3] ?? 0, { nextAttemptAt: Number.NaN });
  expect(await drain(drainOf(database, backend))).toEqual({ kind: 'empty' });
  expect(effects(backend)).toEqual(['three']);
  expect(await database.outbox.count()).toBe(0);
  expect(await database.damagedRows.toArray()).toMatchObject([
    { store: 'outbox', key: sequences[0], row },
    { store: 'outbox', key: sequences[1] },
    { store: 'outbox', key: sequences[3] },
  ]);
});
