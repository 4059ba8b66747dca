import { describe, expect, it } from 'vitest';
import { createLabControl, type LabDependencies } from '@/data/lab/labControl';
import { EVICTED_DATABASE } from '@/data/lab/labEngine';
import type { LabRun } from '@/domain/lab/faultsAt';
import { LONGEST_RUN, scenarioOfFault } from '@/domain/lab/scenario';
import { LAB_KEY, SENTINEL_KEY } from '@/domain/storageKeys';
import { gate } from '../../../support/fakes/gate.ts';
import { manualTime, settled } from '../../../support/fakes/manualTime.ts';
import { memoryPlace } from '../../../support/fakes/memoryPlace.ts';

const realFetch = async () => new Response('well');

function stage(change: Partial<LabDependencies> = {}, values = new Map<string, string>()) {
  const time = manualTime();
  const scope = { fetch: realFetch, Date };
  const told: (LabRun | null)[] = [];
  const happened: string[] = [];
  const control = createLabControl({
    scope,
    writes: null,
    deleteDatabase: (name) => happened.push(`deleted ${name}`),
    place: memoryPlace(values),
    now: time.clock,
    timers: time.timers,
    isSpared: () => false,
    tellWorker: async (run) => void told.push(run),
    onChange: (isOn) => happened.push(isOn ? 'on' : 'off'),
    onFaults: () => happened.push('faults'),
    reload: () => happened.push('reload'),
    ...change,
  });
  return { control, scope, told, happened, time, values };
}

const ask = (scope: { fetch: typeof fetch }) => scope.fetch('https://taal.example/api/health');

describe('the lab', () => {
  it('makes faults until it is stopped, and then leaves everything as it was', async () => {
    const { control, scope, told, happened, values } = stage();
    await control.start(scenarioOfFault('offline'));
    await expect(ask(scope)).rejects.toThrow('Failed to fetch');
    control.stop();
    expect((await ask(scope)).ok).toBe(true);
    expect(scope).toEqual({ fetch: realFetch, Date });
    expect(happened).toEqual(['on', 'faults', 'off', 'faults']);
    expect(told.map((run) => run?.scenario.steps[0]?.fault ?? null)).toEqual(['offline', null]);
    expect([...values.keys()]).toEqual([]);
  });

  it('ends by itself after an hour', async () => {
    const { control, scope, happened, time, values } = stage();
    await control.start(scenarioOfFault('offline'));
    time.advance(LONGEST_RUN * 1000 - 1);
    await expect(ask(scope)).rejects.toThrow();
    time.advance(1);
    expect((await ask(scope)).ok).toBe(true);
    expect(happened.at(-2)).toBe('off');
    expect(values.has(LAB_KEY)).toBe(false);
    expect(time.waits()).toEqual([]);
  });

  it('goes on in a page that begins meanwhile, also as another tab has started it', async () => {
    const values = new Map<string, string>();
    const first = stage({}, values);
    await first.control.start(scenarioOfFault('offline'));
    const second = stage({}, values);
    second.control.follow();
    await expect(ask(second.scope)).rejects.toThrow();
    first.control.stop();
    second.control.follow();
    expect((await ask(second.scope)).ok).toBe(true);
  });

  it('takes nothing up that is damaged or over, and removes it', () => {
    const over = JSON.stringify({
      startedAt: 0,
      scenario: '{"taalLab":1,"seed":1,"steps":[{"fault":"offline","from":0,"to":60}]}',
    });
    for (const text of ['{', '{"startedAt":"x"}', over]) {
      const { control, scope, happened, values } = stage({}, new Map([[LAB_KEY, text]]));
      control.follow();
      expect(scope.fetch).toBe(realFetch);
      expect(happened).toEqual(['off', 'faults']);
      expect(values.has(LAB_KEY)).toBe(false);
    }
  });

  it('tells the app at each step that begins or ends', async () => {
    const { control, happened, time } = stage();
    const steps = [{ fault: 'offline', from: 10, to: 20 } as const];
    await control.start({ seed: 1, steps });
    happened.length = 0;
    time.advance(9999);
    expect(happened).toEqual([]);
    time.advance(1);
    time.advance(10_000);
    expect(happened).toEqual(['faults', 'faults']);
  });

  it('moves the clock, not the moments that are named', async () => {
    const { control, scope } = stage();
    await control.start(scenarioOfFault('clock', 3));
    const ahead = scope.Date.now() - Date.now();
    expect(Math.round(ahead / 1000)).toBe(3 * 3600);
    expect(Math.round((new scope.Date().getTime() - Date.now()) / 1000)).toBe(3 * 3600);
    expect(new scope.Date(5).getTime()).toBe(5);
    expect(new scope.Date(2026, 0, 5).getDate()).toBe(5);
    expect(new Date() instanceof scope.Date).toBe(true);
    expect(scope.Date.UTC(2026)).toBe(Date.UTC(2026));
    control.stop();
    expect(scope.Date).toBe(Date);
  });

  it('loads the page again for what shows at the opening of the database', async () => {
    const values = new Map([[SENTINEL_KEY, 'kept']]);
    const before = stage({}, values);
    await before.control.start(scenarioOfFault('storage evicted'));
    expect(before.happened).toEqual(['reload']);

    const during = stage({}, values);
    during.control.follow();
    expect(during.control.openingFault).toBe('storage evicted');
    expect(during.happened).toEqual(['on', 'faults']);
    values.set(SENTINEL_KEY, 'lost');
    during.control.stop();
    await settled();
    expect(during.happened.slice(2)).toEqual([`deleted ${EVICTED_DATABASE}`, 'reload']);
    expect(values.get(SENTINEL_KEY)).toBe('kept');
    expect(stage({}, values).control.openingFault).toBeNull();
  });

  it('loads the page again only once the worker knows that the lab is over', async () => {
    const values = new Map<string, string>();
    await stage({}, values).control.start(scenarioOfFault('older version'));
    const door = gate();
    const { control, happened } = stage({ tellWorker: () => door.passed() }, values);
    control.follow();
    control.stop();
    await settled();
    expect(happened).not.toContain('reload');
    door.open();
    await settled();
    expect(happened.at(-1)).toBe('reload');
  });

  it('does not start where the worker cannot be told', async () => {
    const tellWorker = async () => {
      throw new Error('no database');
    };
    const { control, scope, happened, values } = stage({ tellWorker });
    await expect(control.start(scenarioOfFault('offline'))).rejects.toThrow('no database');
    expect(scope.fetch).toBe(realFetch);
    expect(happened).toEqual([]);
    expect(values.size).toBe(0);
  });
});
