import type { Timers } from '@/data/timers';
import type { Clock } from '@/domain/clock';

/** A wall clock and timers that move only when a test says so. */
export interface ManualTime {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Lets time pass and runs what falls due, in order. */
  advance(milliseconds: number): void;
  /** Sets the wall clock, as a person does; timers do not care. */
  setClock(now: number): void;
  /** How long each planned task still has to wait, in milliseconds. */
  waits(): number[];
}

export const START = Date.UTC(2026, 0, 5, 12);

export function manualTime(start = START): ManualTime {
  let elapsed = 0;
  let offset = start;
  let planned: { readonly at: number; readonly task: () => void }[] = [];

  function advance(milliseconds: number): void {
    const end = elapsed + milliseconds;
    for (;;) {
      const next = planned.toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      planned = planned.filter((entry) => entry !== next);
      elapsed = Math.max(elapsed, next.at);
      next.task();
    }
    elapsed = end;
  }

  return {
    clock: () => offset + elapsed,
    timers: {
      after(milliseconds, task) {
        const entry = { at: elapsed + milliseconds, task };
        planned.push(entry);
        return () => {
          planned = planned.filter((other) => other !== entry);
        };
      },
    },
    advance,
    setClock(now) {
      offset = now - elapsed;
    },
    waits: () => planned.map(({ at }) => at - elapsed),
  };
}

/** Lets everything that waits for no timer go on. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
