import { describe, expect, it } from 'vitest';
import type { DrainEnd } from '@/data/outbox/drain';
import { gate } from '../../../support/fakes/gate.ts';
import { START, settled } from '../../../support/fakes/manualTime.ts';
import { stage } from './schedulerStage.ts';

describe('what a drain is for', () => {
  it('is an event for every call, and a timer for what is planned after a failure', async () => {
    const here = stage();
    await here.scheduler.check();
    await here.scheduler.poke();
    await here.scheduler.checkByHand();
    here.end = { kind: 'failed', at: START + 3_600_000, reachable: true };
    await here.scheduler.poke();
    expect(here.occasions.splice(0)).toEqual(['event', 'event', 'event', 'event']);
    here.end = { kind: 'later', at: START + 7_200_000 };
    here.time.advance(3_600_000);
    await settled();
    here.end = { kind: 'empty' };
    here.time.advance(3_600_000);
    await settled();
    expect(here.occasions).toEqual(['timer', 'timer']);
  });

  it('stays an event until the backend was asked: after a wait, another tab, or a probe', async () => {
    const here = stage();
    here.health = 'unreachable';
    await here.scheduler.check();
    here.health = 'healthy';
    const ends: DrainEnd[] = [{ kind: 'elsewhere' }, { kind: 'later', at: 0 }, { kind: 'empty' }];
    for (const end of ends) {
      here.end = end;
      const [wait = 0] = here.time.waits();
      here.time.advance(wait);
      await settled();
    }
    expect(here.occasions).toEqual(['event', 'event', 'event']);
  });

  it('is an event where one comes while a timer’s run is under way', async () => {
    const here = stage();
    here.end = { kind: 'failed', at: START + 1000, reachable: true };
    await here.scheduler.check();
    const door = gate();
    here.hold = { drain: door };
    here.time.advance(1000);
    await door.reached;
    const more = here.scheduler.poke();
    here.end = { kind: 'empty' };
    door.open();
    await more;
    expect(here.occasions).toEqual(['event', 'timer', 'event']);
  });
});
