import type { Health } from '@/data/backend/health';
import type { DrainEnd } from '@/data/outbox/drain';
import { createScheduler, type Scheduler } from '@/data/outbox/scheduler';
import type { Gate } from '../../../support/fakes/gate.ts';
import { type ManualTime, manualTime } from '../../../support/fakes/manualTime.ts';

interface Stage {
  readonly scheduler: Scheduler;
  readonly time: ManualTime;
  /** What the scheduler did, in order: 'probe' and 'drain'. */
  readonly done: string[];
  health: Health;
  held: boolean;
  visible: boolean;
  end: DrainEnd;
  /** Holds the next probe or drain. */
  hold: { probe?: Gate; drain?: Gate };
}

/** A scheduler whose backend, drains and time the test moves. */
export function stage(random = () => 0.5): Stage {
  const time = manualTime();
  const done: string[] = [];
  const set: Pick<Stage, 'health' | 'held' | 'visible' | 'end' | 'hold'> = {
    held: false,
    visible: false,
    health: 'healthy',
    end: { kind: 'empty' },
    hold: {},
  };
  const scheduler = createScheduler({
    clock: time.clock,
    timers: time.timers,
    random,
    isHeld: async () => set.held,
    isVisible: () => set.visible,
    checkHealth: async () => {
      done.push('probe');
      await set.hold.probe?.passed();
      return set.health;
    },
    drain: async () => {
      done.push('drain');
      await set.hold.drain?.passed();
      return set.end;
    },
  });
  return Object.assign(set, { scheduler, time, done });
}
