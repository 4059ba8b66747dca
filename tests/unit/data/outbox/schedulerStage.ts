import type { Health } from '@/data/backend/health';
import type { DrainEnd } from '@/data/outbox/drain';
import type { Occasion } from '@/data/outbox/retryPolicy';
import { createScheduler, type Scheduler } from '@/data/outbox/scheduler';
import type { Gate } from '../../../support/fakes/gate.ts';
import { type ManualTime, manualTime } from '../../../support/fakes/manualTime.ts';

interface Stage {
  readonly scheduler: Scheduler;
  readonly time: ManualTime;
  /** What the scheduler did, in order: 'probe' and 'drain'. */
  readonly done: string[];
  /** What each drain was for. */
  readonly occasions: Occasion[];
  health: Health;
  held: boolean;
  end: DrainEnd;
  /** Holds the next probe or drain. */
  hold: { probe?: Gate; drain?: Gate };
}

/** A scheduler whose backend, drains and time the test moves. */
export function stage(random = () => 0.5): Stage {
  const time = manualTime();
  const done: string[] = [];
  const occasions: Occasion[] = [];
  const set: Pick<Stage, 'health' | 'held' | 'end' | 'hold'> = {
    held: false,
    health: 'healthy',
    end: { kind: 'empty' },
    hold: {},
  };
  const scheduler = createScheduler({
    clock: time.clock,
    timers: time.timers,
    random,
    isHeld: async () => set.held,
    checkHealth: async () => {
      done.push('probe');
      await set.hold.probe?.passed();
      return set.health;
    },
    drain: async (occasion) => {
      done.push('drain');
      occasions.push(occasion);
      await set.hold.drain?.passed();
      return set.end;
    },
  });
  return Object.assign(set, { scheduler, time, done, occasions });
}
