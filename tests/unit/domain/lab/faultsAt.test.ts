import { describe, expect, it } from 'vitest';
import {
  clockOffsetAt,
  type LabRun,
  networkFaultsAt,
  openingFaultAt,
  secondsInto,
  untilNextChange,
} from '@/domain/lab/faultsAt';
import type { Step } from '@/domain/lab/scenario';

const START = 1_000_000;
const at = (seconds: number) => START + seconds * 1000;

function run(...steps: Step[]): LabRun {
  return { startedAt: START, scenario: { seed: 7, steps } };
}

function met(of: LabRun, seconds: number, call = { carriesData: true, number: 0 }) {
  return networkFaultsAt(of, at(seconds), call).map(({ fault }) => fault);
}

describe('the faults of a moment', () => {
  const two = run({ fault: 'offline', from: 0, to: 10 }, { fault: 'latency', from: 5, to: 20 });

  it('are those of the steps that hold then, in their order', () => {
    expect([0, 5, 10, 20].map((seconds) => met(two, seconds))).toEqual([
      ['offline'],
      ['offline', 'latency'],
      ['latency'],
      [],
    ]);
  });

  it('end with the hour, and where the clock was set back', () => {
    const long = run({ fault: 'offline', from: 0, to: 3600 });
    expect(met(long, 3599.9)).toEqual(['offline']);
    expect(met(long, 3600)).toEqual([]);
    expect(met(long, -1)).toEqual([]);
    expect([-1, 3600].map((seconds) => secondsInto(long, at(seconds)))).toEqual([null, null]);
  });

  it('leave health checks alone where they answer a call that arrived', () => {
    const check = { carriesData: false, number: 0 };
    expect(met(run({ fault: 'cut after', from: 0, to: 9 }), 1, check)).toEqual([]);
    expect(met(run({ fault: 'offline', from: 0, to: 9 }), 1, check)).toEqual(['offline']);
    const all = run({ fault: 'status 500', from: 0, to: 9, calls: 'all' });
    expect(met(all, 1, check)).toEqual(['status 500']);
  });

  it('meet a share of the calls, the same ones for the same seed', () => {
    const half = run({ fault: 'offline', from: 0, to: 9, share: 0.5 });
    const hits = (of: LabRun) =>
      Array.from({ length: 200 }, (_, number) => met(of, 1, { carriesData: true, number }).length);
    const sum = hits(half).reduce((all, one) => all + one, 0);
    expect(sum).toBeGreaterThan(70);
    expect(sum).toBeLessThan(130);
    expect(hits(half)).toEqual(hits(half));
    const other = { ...half, scenario: { ...half.scenario, seed: 8 } };
    expect(hits(other)).not.toEqual(hits(half));
  });
});

describe('the device', () => {
  it('has its clock ahead or behind while a step says so', () => {
    const behind = run({ fault: 'clock', from: 5, to: 10, amount: -2 });
    expect([4, 5, 10].map((seconds) => clockOffsetAt(behind, at(seconds)))).toEqual([
      0, -7_200_000, 0,
    ]);
  });

  it('meets one fault as its database is opened', () => {
    expect(openingFaultAt(run({ fault: 'offline', from: 0, to: 9 }), at(1))).toBeNull();
    for (const fault of ['storage evicted', 'older version'] as const) {
      expect(openingFaultAt(run({ fault, from: 0, to: 9 }), at(1))).toBe(fault);
    }
  });
});

describe('the next change', () => {
  it('is when a step begins or ends, at last the end of the hour', () => {
    const one = run({ fault: 'offline', from: 10, to: 20 });
    expect([0, 10, 20].map((seconds) => untilNextChange(one, at(seconds)))).toEqual([
      10_000, 10_000, 3_580_000,
    ]);
    expect(untilNextChange(one, at(3600))).toBeNull();
  });
});
