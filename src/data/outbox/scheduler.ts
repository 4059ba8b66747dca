import type { Clock } from '@/domain/clock';
import type { Random } from '@/domain/random';
import { createStore, type ReadableStore } from '@/domain/store';
import type { Health } from '../backend/health';
import type { Timers } from '../timers';
import type { DrainEnd } from './drain';
import { backoff } from './retryPolicy';

const LONGEST_PROBE_DELAY_MS = 30_000;
/** How soon to ask again, unseen, while nothing waits and the page is looked at. */
const QUIET_DELAY_MS = 30_000;
/** With nothing happening, each further wait is twice as long, up to this. */
const LONGEST_QUIET_DELAY_MS = 120_000;
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
  readonly drain: () => Promise<DrainEnd>;
  /** Whether somebody may look at the page: nobody else needs to know that the backend is away. */
  readonly isVisible: () => boolean;
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
const WISHES = ['none', 'quiet', 'drain', 'probe', 'by hand'] as const;
type Wish = (typeof WISHES)[number];

function stronger(one: Wish, other: Wish): Wish {
  return WISHES.indexOf(one) > WISHES.indexOf(other) ? one : other;
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
  let quietProbes = 0;
  let running: Promise<void> | null = null;
  let again: Wish = 'none';
  let stopTimer = () => {};
  let stopped = false;

  function update(change: Partial<Availability>): void {
    availability.set({ ...availability.get(), ...change });
  }

  function checkAfter(milliseconds: number, wish: Wish = 'probe'): void {
    stopTimer();
    if (!stopped) stopTimer = timers.after(milliseconds, () => void start(wish));
  }

  /** Nothing waits then: where something does, its own wait counts, such as a Retry-After. */
  function checkQuietly(): void {
    const delay = Math.min(LONGEST_QUIET_DELAY_MS, QUIET_DELAY_MS * 2 ** quietProbes);
    if (dependencies.isVisible()) checkAfter(delay, 'quiet');
  }

  async function probe(wish: Wish): Promise<boolean> {
    if (wish !== 'quiet') update({ checking: true });
    const health = await dependencies.checkHealth();
    const reachable = health === 'healthy';
    failedProbes = reachable ? 0 : failedProbes + 1;
    update({ checking: false, reachable });
    if (!reachable) checkAfter(probeDelay(health, failedProbes, random));
    return reachable;
  }

  async function drainAndPlan(): Promise<void> {
    const end = await dependencies.drain();
    if (end.kind === 'empty') {
      update({ lastSuccessAt: clock() });
      checkQuietly();
    }
    if (end.kind === 'elsewhere') checkAfter(ELSEWHERE_DELAY_MS);
    if (end.kind === 'later' || end.kind === 'failed') checkAfter(Math.max(0, end.at - clock()));
    if (end.kind === 'failed' && !end.reachable) update({ reachable: false });
  }

  async function act(wish: Wish): Promise<void> {
    if (wish !== 'by hand' && (await dependencies.isHeld())) return;
    // Becoming visible again causes a check of its own.
    if (wish === 'quiet' && !dependencies.isVisible()) return;
    quietProbes = wish === 'quiet' ? quietProbes + 1 : 0;
    const isThere = wish === 'drain' && availability.get().reachable === true;
    if (isThere || (await probe(wish))) await drainAndPlan();
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
        checkAfter(ELSEWHERE_DELAY_MS);
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
