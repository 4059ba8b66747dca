import type { Clock } from '@/domain/clock';
import type { Random } from '@/domain/random';
import { createStore, type ReadableStore } from '@/domain/store';
import type { Health } from '../backend/health';
import type { Timers } from '../timers';
import type { DrainEnd } from './drain';
import { backoff, type Occasion } from './retryPolicy';

const LONGEST_PROBE_DELAY_MS = 30_000;
/** How soon to look again when another tab was draining: it may have been closed. */
const ELSEWHERE_DELAY_MS = 5000;

/** What is known of the backend; `reachable` is null until the first check has ended. */
export interface Availability {
  readonly reachable: boolean | null;
  readonly checking: boolean;
  readonly lastSuccessAt: number | null;
}

/** What is known of the backend before the first check. */
export const NOT_CHECKED: Availability = { reachable: null, checking: false, lastSuccessAt: null };

export interface SchedulerDependencies {
  readonly checkHealth: () => Promise<Health>;
  /** Whether incognito holds everything: then nobody is asked unless the person says so. */
  readonly isHeld: () => Promise<boolean>;
  readonly drain: (occasion: Occasion) => Promise<DrainEnd>;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
}

export interface Scheduler {
  /**
   * Checks the backend, then drains. Calls during a run lead to one more run after it. Under
   * incognito nothing happens: not even a check leaves the device.
   */
  check(): Promise<void>;
  /** Checks as the person asked, under incognito too. */
  checkByHand(): Promise<void>;
  /** Something was queued: drains at once while the backend is known to be there. */
  poke(): Promise<void>;
  readonly availability: ReadableStore<Availability>;
  stop(): void;
}

/** What a run is for; the stronger wish takes the weaker one in. */
const WISHES = ['none', 'timer', 'drain', 'probe', 'by hand'] as const;
type Wish = (typeof WISHES)[number];

function stronger(one: Wish, other: Wish): Wish {
  return WISHES.indexOf(one) > WISHES.indexOf(other) ? one : other;
}

function occasionOf(wish: Wish): Occasion {
  return wish === 'timer' ? 'timer' : 'event';
}

/** A backend that is away comes back in seconds; where none is, a phone need not ask so soon. */
function probeDelay(health: Health, failedProbes: number, random: Random): number {
  if (health === 'absent') return ((1 + random()) / 2) * LONGEST_PROBE_DELAY_MS;
  return Math.min(LONGEST_PROBE_DELAY_MS, 500 + backoff(failedProbes, random));
}

/** Decides when to probe and when to drain. Only /health says whether the backend is there. */
export function createScheduler(dependencies: SchedulerDependencies): Scheduler {
  const { clock, random, timers } = dependencies;
  const availability = createStore(NOT_CHECKED);
  let failedProbes = 0;
  let running: Promise<void> | null = null;
  let again: Wish = 'none';
  let stopTimer = () => {};
  let stopped = false;

  function update(change: Partial<Availability>): void {
    availability.set({ ...availability.get(), ...change });
  }

  function checkAfter(milliseconds: number, occasion: Occasion): void {
    stopTimer();
    const wish = occasion === 'timer' ? 'timer' : 'probe';
    if (!stopped) stopTimer = timers.after(milliseconds, () => void start(wish));
  }

  async function probe(occasion: Occasion): Promise<boolean> {
    update({ checking: true });
    const health = await dependencies.checkHealth();
    const reachable = health === 'healthy';
    failedProbes = reachable ? 0 : failedProbes + 1;
    update({ checking: false, reachable });
    if (!reachable) checkAfter(probeDelay(health, failedProbes, random), occasion);
    return reachable;
  }

  /** An event is done with once the backend was asked; until then each next try is on its behalf. */
  async function drainAndPlan(occasion: Occasion): Promise<void> {
    const end = await dependencies.drain(occasion);
    if (end.kind === 'empty') update({ lastSuccessAt: clock() });
    if (end.kind === 'elsewhere') checkAfter(ELSEWHERE_DELAY_MS, occasion);
    if (end.kind === 'later') checkAfter(Math.max(0, end.at - clock()), occasion);
    if (end.kind === 'failed') checkAfter(Math.max(0, end.at - clock()), 'timer');
    if (end.kind === 'failed' && !end.reachable) update({ reachable: false });
  }

  async function act(wish: Wish): Promise<void> {
    if (wish !== 'by hand' && (await dependencies.isHeld())) return;
    const occasion = occasionOf(wish);
    if ((wish === 'drain' && availability.get().reachable === true) || (await probe(occasion))) {
      await drainAndPlan(occasion);
    }
  }

  async function run(first: Wish): Promise<void> {
    let next = first;
    while (next !== 'none' && !stopped) {
      again = 'none';
      stopTimer();
      await act(next).catch((error: unknown) => {
        // Safari closes databases in the background: nothing is lost, it is tried again.
        // biome-ignore lint/suspicious/noConsole: the queue stays as it is.
        console.warn('The outbox could not be drained', error);
        checkAfter(ELSEWHERE_DELAY_MS, occasionOf(next));
      });
      next = again;
    }
  }

  function start(wish: Wish): Promise<void> {
    if (running !== null) {
      again = stronger(again, wish);
      return running;
    }
    running = run(wish).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    check: () => start('probe'),
    checkByHand: () => start('by hand'),
    poke: () => start('drain'),
    availability,
    stop() {
      stopped = true;
      stopTimer();
    },
  };
}
