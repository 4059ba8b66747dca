import type { Clock } from '@/domain/clock';
import type { Random } from '@/domain/random';
import type { Timers } from '../timers';
import type { DrainEnd } from './drain';
import { backoff } from './retryPolicy';

const LONGEST_PROBE_DELAY_MS = 30_000;
/** How soon to look again when another tab was draining: it may have been closed. */
const ELSEWHERE_DELAY_MS = 5000;

/** What is known of the backend; `reachable` is null until the first check has ended. */
export interface Availability {
  readonly reachable: boolean | null;
  readonly checking: boolean;
  readonly lastSuccessAt: number | null;
}

export interface SchedulerDependencies {
  readonly checkHealth: () => Promise<boolean>;
  readonly drain: () => Promise<DrainEnd>;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
}

export interface Scheduler {
  /** Checks the backend, then drains. Calls during a run lead to one more run after it. */
  check(): Promise<void>;
  /** Something was queued: drains at once while the backend is known to be there. */
  poke(): Promise<void>;
  availability(): Availability;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** Decides when to probe and when to drain. Only /health says whether the backend is there. */
export function createScheduler(dependencies: SchedulerDependencies): Scheduler {
  const { clock, random, timers } = dependencies;
  const listeners = new Set<() => void>();
  let availability: Availability = { reachable: null, checking: false, lastSuccessAt: null };
  let failedProbes = 0;
  let running: Promise<void> | null = null;
  let again: 'no' | 'drain' | 'probe' = 'no';
  let stopTimer = () => {};
  let stopped = false;

  function update(change: Partial<Availability>): void {
    availability = { ...availability, ...change };
    for (const listener of listeners) listener();
  }

  function checkAfter(milliseconds: number): void {
    stopTimer();
    if (!stopped) stopTimer = timers.after(milliseconds, () => void start('probe'));
  }

  async function probe(): Promise<boolean> {
    update({ checking: true });
    const reachable = await dependencies.checkHealth();
    failedProbes = reachable ? 0 : failedProbes + 1;
    update({ checking: false, reachable });
    return reachable;
  }

  async function drainAndPlan(): Promise<void> {
    const end = await dependencies.drain().catch((error: unknown): DrainEnd => {
      // Safari closes databases in the background: nothing is lost, it is tried again.
      // biome-ignore lint/suspicious/noConsole: the queue stays as it is.
      console.warn('The outbox could not be drained', error);
      return { kind: 'elsewhere' };
    });
    if (end.kind === 'empty') update({ lastSuccessAt: clock() });
    if (end.kind === 'elsewhere') checkAfter(ELSEWHERE_DELAY_MS);
    if (end.kind === 'later' || end.kind === 'failed') checkAfter(Math.max(0, end.at - clock()));
    if (end.kind === 'failed' && !end.reachable) update({ reachable: false });
  }

  async function run(first: 'drain' | 'probe'): Promise<void> {
    let next: typeof again = first;
    while (next !== 'no' && !stopped) {
      again = 'no';
      stopTimer();
      if ((next === 'drain' && availability.reachable === true) || (await probe())) {
        await drainAndPlan();
      } else {
        checkAfter(Math.min(LONGEST_PROBE_DELAY_MS, 500 + backoff(failedProbes, random)));
      }
      next = again;
    }
  }

  function start(kind: 'drain' | 'probe'): Promise<void> {
    if (running !== null) {
      if (again !== 'probe') again = kind;
      return running;
    }
    running = run(kind).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    check: () => start('probe'),
    poke: () => start('drain'),
    availability: () => availability,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      stopped = true;
      stopTimer();
    },
  };
}
