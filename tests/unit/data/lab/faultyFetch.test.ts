import { describe, expect, it } from 'vitest';
import { connectionInLab } from '@/data/lab/connectionInLab';
import { faultyFetch } from '@/data/lab/faultyFetch';
import { sparedByLab } from '@/data/lab/sparedByLab';
import { listCalls } from '@/data/ledger/calls';
import { drain } from '@/data/outbox/drain';
import type { NetworkFault } from '@/domain/lab/fault';
import type { LabRun } from '@/domain/lab/faultsAt';
import { LONGEST_RUN, type Step, scenarioOfFault } from '@/domain/lab/scenario';
import type { Fault } from '../../../../src/backend/faults.ts';
import { drainOf, effects, queued, queueMessages } from '../../../support/builders/outbox.ts';
import { manualTime, START, settled } from '../../../support/fakes/manualTime.ts';
import { startBackend, type TestBackend } from '../../../support/fakes/testBackend.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

function runOf(...steps: Step[]): LabRun {
  return { startedAt: START, scenario: { seed: 1, steps } };
}

function during(fault: Step['fault'], change: Partial<Step> = {}): Step {
  return { fault, from: 0, to: LONGEST_RUN, ...change };
}

const body = (contentType: string, text: string): Fault => ({
  kind: 'body',
  contentType,
  body: text,
});

/** Faults that the reference backend makes too; whether the message takes effect there. */
const PAIRS: readonly (readonly [NetworkFault, Fault, acts: boolean])[] = [
  ['cut before', { kind: 'drop' }, false],
  ['offline', { kind: 'drop' }, false],
  ['cut after', { kind: 'drop-after' }, true],
  ['status 500', { kind: 'status', status: 500 }, false],
  ['status 503', { kind: 'status', status: 503, retryAfter: '30' }, false],
  ['status 429', { kind: 'status', status: 429, retryAfter: '30' }, false],
  ['portal', body('text/html', '<!doctype html><title>Sign in</title>'), false],
  ['broken JSON', body('application/json', '{"typing'), false],
  ['wrong types', body('application/json', '{"timestamp":"x"}'), false],
];

/** What one drain of one message comes to, here and at the backend. */
async function outcome(backend: TestBackend, connection = backend.connection) {
  const database = testDatabase();
  await queueMessages(database, ['hello']);
  const end = await drain(drainOf(database, { ...backend, connection }));
  const calls = await listCalls(database);
  return {
    end,
    entries: await queued(database),
    calls: calls.map(({ method, path, fields, bytes, status, outcome: came }) => ({
      method,
      path,
      fields,
      bytes,
      status,
      came,
    })),
    effects: effects(backend),
  };
}

describe('a fault of the lab', () => {
  it.each(PAIRS)('is for the app the same as one of the backend: %s', async (name, fault, acts) => {
    const asked = await outcome(
      await startBackend(({ path }) => (path === '/analyze' ? fault : null)),
    );
    const backend = await startBackend();
    const run = { startedAt: START, scenario: scenarioOfFault(name) };
    const labs = await outcome(backend, connectionInLab(backend.connection, run));
    expect(labs).toEqual(asked);
    expect(labs.effects).toEqual(acts ? ['hello'] : []);
    expect(labs.entries).toHaveLength(1);
  });
});

describe('an answer that the lab has lost', () => {
  it('goes out once more under the same key, and takes effect once', async () => {
    const database = testDatabase();
    const backend = await startBackend();
    await queueMessages(database, ['hello']);
    const run = runOf(during('cut after', { to: 5 }));
    const connection = connectionInLab(backend.connection, run);
    await drain(drainOf(database, { ...backend, connection }));
    const [lost] = backend.backend.ledger;
    backend.time.advance(60_000);
    await drain(drainOf(database, { ...backend, connection }));
    expect(await queued(database)).toEqual([]);
    expect(backend.calls).toEqual(['POST /analyze', 'POST /analyze']);
    expect(backend.backend.ledger).toEqual([lost]);
  });
});

describe('a call in the lab', () => {
  async function call(
    run: LabRun,
    { isSpared = () => false, signal }: { isSpared?: () => boolean; signal?: AbortSignal } = {},
  ) {
    const time = manualTime();
    const asked: string[] = [];
    const real = async (input: unknown) => {
      asked.push(String(input));
      return new Response('well');
    };
    const fetch = faultyFetch(real, { run, now: time.clock, timers: time.timers, isSpared });
    const answer = fetch('https://taal.example/api/health', signal ? { signal } : {});
    const came = answer.then(
      () => 'answered',
      (error: unknown) => String(error),
    );
    await settled();
    return { time, asked, came };
  }

  it('waits for the sum of all delays, and is sent then', async () => {
    const slow = runOf(during('latency', { amount: 2000 }), during('latency', { amount: 500 }));
    const { time, asked, came } = await call(slow);
    time.advance(2000);
    await settled();
    expect(asked).toEqual([]);
    time.advance(500);
    expect(await came).toBe('answered');
    expect(asked).toHaveLength(1);
  });

  it.each(['latency', 'no answer'] as const)('ends when it is called off: %s', async (fault) => {
    const controller = new AbortController();
    const run = runOf(during(fault, { amount: 60_000 }));
    const { time, asked, came } = await call(run, { signal: controller.signal });
    controller.abort(new DOMException('called off', 'AbortError'));
    expect(await came).toContain('called off');
    expect(asked).toEqual([]);
    expect(time.waits()).toEqual([]);
  });

  it('has no fault where it is spared, or no step holds', async () => {
    const spared = await call(runOf(during('offline')), { isSpared: () => true });
    expect(await spared.came).toBe('answered');
    const early = await call(runOf(during('offline', { from: 10 })));
    expect(await early.came).toBe('answered');
  });
});

describe('what the lab spares', () => {
  const isSpared = sparedByLab('https://taal.example', 'https://taal.example/api');

  it('is the files of Taal, and nothing else', () => {
    expect(isSpared('GET', 'https://taal.example/assets/a.js')).toBe(true);
    expect(isSpared('GET', '/words.json')).toBe(true);
    expect(isSpared('GET', 'https://taal.example/api/health')).toBe(false);
    expect(isSpared('HEAD', 'https://taal.example/service-worker.js')).toBe(false);
    expect(isSpared('GET', 'https://ai.example/v1')).toBe(false);
  });
});
