import { describe, expect, it } from 'vitest';
import type { DrainEnd } from '@/data/outbox/drain';
import { createScheduler } from '@/data/outbox/scheduler';
import { gate } from '../../../support/fakes/gate.ts';
import { manualTime, START, settled } from '../../../support/fakes/manualTime.ts';
import { stage } from './schedulerStage.ts';

describe('a check', () => {
  it('probes and drains when the backend is there', async () => {
    const { scheduler, done, time } = stage();
    expect(scheduler.availability.get()).toEqual({
      reachable: null,
      checking: false,
      lastSuccessAt: null,
    });
    await scheduler.check();
    expect(done).toEqual(['probe', 'drain']);
    expect(scheduler.availability.get()).toEqual({
      reachable: true,
      checking: false,
      lastSuccessAt: START,
    });
    expect(time.waits()).toEqual([]);
  });

  it('only probes when it is not, and tries again', async () => {
    const here = stage();
    here.health = 'unreachable';
    await here.scheduler.check();
    expect(here.done).toEqual(['probe']);
    expect(here.scheduler.availability.get()).toMatchObject({
      reachable: false,
      lastSuccessAt: null,
    });
    here.health = 'healthy';
    here.time.advance(here.time.waits()[0] ?? 0);
    await settled();
    expect(here.done).toEqual(['probe', 'probe', 'drain']);
    expect(here.scheduler.availability.get()).toMatchObject({ reachable: true });
  });

  it('takes the place of the one that was planned', async () => {
    const here = stage();
    here.health = 'unreachable';
    await here.scheduler.check();
    expect(here.time.waits()).toHaveLength(1);
    here.health = 'healthy';
    await here.scheduler.check();
    expect(here.time.waits()).toEqual([]);
  });

  it('tells its listeners when it begins and ends', async () => {
    const { scheduler } = stage();
    const seen: unknown[] = [];
    const stop = scheduler.availability.subscribe(() => seen.push(scheduler.availability.get()));
    await scheduler.check();
    expect(seen).toEqual([
      { reachable: null, checking: true, lastSuccessAt: null },
      { reachable: true, checking: false, lastSuccessAt: null },
      { reachable: true, checking: false, lastSuccessAt: START },
    ]);
    stop();
    await scheduler.check();
    expect(seen).toHaveLength(3);
  });
});

describe('probes of a backend that is away', () => {
  it.each([
    ['least', 0, 500, 500],
    ['greatest', 0.999, 2498, 30_000],
  ])('come at bounded distances: the %s', async (_, draw, first, last) => {
    const here = stage(() => draw);
    here.health = 'unreachable';
    await here.scheduler.check();
    const waits: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const [wait = 0, ...more] = here.time.waits();
      expect(more).toEqual([]);
      waits.push(wait);
      here.time.advance(wait);
      await settled();
    }
    expect(here.done).toHaveLength(21);
    expect(waits.at(0)).toBe(first);
    expect(waits.at(-1)).toBe(last);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30_000);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(500);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  });

  it.each([
    ['least', 0, 15_000],
    ['greatest', 0.999, 29_985],
  ])('come seldom where something else answers in its place: the %s', async (_, draw, wait) => {
    const here = stage(() => draw);
    here.health = 'absent';
    await here.scheduler.check();
    expect(here.scheduler.availability.get()).toMatchObject({ reachable: false });
    expect(here.time.waits()).toEqual([wait]);
    here.health = 'healthy';
    here.time.advance(wait);
    await settled();
    expect(here.done).toEqual(['probe', 'probe', 'drain']);
  });

  it('start again at the shortest distance after a success', async () => {
    const here = stage();
    here.health = 'unreachable';
    await here.scheduler.check();
    const [shortest] = here.time.waits();
    for (let n = 0; n < 6; n += 1) await here.scheduler.check();
    here.health = 'healthy';
    await here.scheduler.check();
    here.health = 'unreachable';
    await here.scheduler.check();
    expect(here.time.waits()).toEqual([shortest]);
  });
});

describe('a poke', () => {
  it('drains at once while the backend is known to be there', async () => {
    const { scheduler, done } = stage();
    await scheduler.check();
    await scheduler.poke();
    expect(done).toEqual(['probe', 'drain', 'drain']);
  });

  it('probes first when that is not known', async () => {
    const { scheduler, done } = stage();
    await scheduler.poke();
    expect(done).toEqual(['probe', 'drain']);
  });

  it('probes first while the backend is away, and leaves one timer', async () => {
    const here = stage();
    here.health = 'unreachable';
    await here.scheduler.check();
    await here.scheduler.poke();
    await here.scheduler.poke();
    expect(here.done).toEqual(['probe', 'probe', 'probe']);
    expect(here.time.waits()).toHaveLength(1);
  });
});

describe('calls during a run', () => {
  it('lead to one more run after it', async () => {
    const here = stage();
    const door = gate();
    here.hold = { drain: door };
    const all = [here.scheduler.check(), here.scheduler.poke(), here.scheduler.poke()];
    await door.reached;
    all.push(here.scheduler.poke(), here.scheduler.poke());
    door.open();
    await Promise.all(all);
    expect(here.done).toEqual(['probe', 'drain', 'drain']);
  });

  it('lead to a probe when one of them asks for it', async () => {
    const here = stage();
    const door = gate();
    here.hold = { drain: door };
    const first = here.scheduler.check();
    await door.reached;
    const more = [here.scheduler.check(), here.scheduler.poke()];
    door.open();
    await Promise.all([first, ...more]);
    expect(here.done).toEqual(['probe', 'drain', 'probe', 'drain']);
  });

  it('never run beside it', async () => {
    const here = stage();
    const door = gate();
    here.hold = { probe: door };
    const calls = Array.from({ length: 10 }, () => here.scheduler.check());
    await door.reached;
    await settled();
    expect(here.done).toEqual(['probe']);
    door.open();
    await Promise.all(calls);
    expect(here.done).toEqual(['probe', 'drain', 'probe', 'drain']);
  });
});

describe('after a drain', () => {
  it.each<[DrainEnd, number[]]>([
    [{ kind: 'empty' }, []],
    [{ kind: 'incognito' }, []],
    [{ kind: 'elsewhere' }, [5000]],
    [{ kind: 'later', at: START + 700 }, [700]],
    [{ kind: 'failed', at: START + 90_000, reachable: true }, [90_000]],
    [{ kind: 'failed', at: START - 1, reachable: true }, [0]],
  ])('that ended %j the next check is planned in %j ms', async (end, waits) => {
    const here = stage();
    here.end = end;
    await here.scheduler.check();
    expect(here.time.waits()).toEqual(waits);
    expect(here.scheduler.availability.get().reachable).toBe(true);
    const [wait] = waits;
    if (wait === undefined) return;
    here.end = { kind: 'empty' };
    here.time.advance(wait);
    await settled();
    expect(here.done).toEqual(['probe', 'drain', 'probe', 'drain']);
    expect(here.time.waits()).toEqual([]);
  });

  it('that found nobody the backend counts as away', async () => {
    const here = stage();
    here.end = { kind: 'failed', at: START + 500, reachable: false };
    await here.scheduler.check();
    expect(here.scheduler.availability.get()).toMatchObject({
      reachable: false,
      lastSuccessAt: null,
    });
    await here.scheduler.poke();
    expect(here.done).toEqual(['probe', 'drain', 'probe', 'drain']);
  });
});

it('tries again after a drain that threw', async () => {
  const time = manualTime();
  let drains = 0;
  const scheduler = createScheduler({
    clock: time.clock,
    timers: time.timers,
    random: () => 0.5,
    isHeld: async () => false,
    isVisible: () => false,
    checkHealth: async () => 'healthy',
    drain: async () => {
      drains += 1;
      if (drains === 1) throw new Error('The database was closed');
      return { kind: 'empty' };
    },
  });
  await scheduler.check();
  expect(drains).toBe(1);
  time.advance(5000);
  await settled();
  expect(drains).toBe(2);
});

it('does nothing more once it is stopped', async () => {
  const here = stage();
  here.health = 'unreachable';
  await here.scheduler.check();
  here.scheduler.stop();
  expect(here.time.waits()).toEqual([]);
  await here.scheduler.check();
  await here.scheduler.poke();
  expect(here.done).toEqual(['probe']);
});

it('plans nothing when it is stopped during a run', async () => {
  const here = stage();
  const door = gate();
  here.hold = { drain: door };
  here.end = { kind: 'elsewhere' };
  const run = here.scheduler.check();
  await door.reached;
  here.scheduler.stop();
  door.open();
  await run;
  expect(here.time.waits()).toEqual([]);
});
