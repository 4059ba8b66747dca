import { describe, expect, it } from 'vitest';
import { gate } from '../../../support/fakes/gate.ts';
import { settled } from '../../../support/fakes/manualTime.ts';
import { stage } from './schedulerStage.ts';

describe('incognito', () => {
  it('keeps even the checks on the device', async () => {
    const here = stage();
    here.held = true;
    await here.scheduler.check();
    await here.scheduler.poke();
    expect(here.done).toEqual([]);
    expect(here.time.waits()).toEqual([]);
    expect(here.scheduler.availability.get().reachable).toBeNull();
  });

  it('lets a check by hand through', async () => {
    const here = stage();
    here.held = true;
    await here.scheduler.checkByHand();
    expect(here.done).toEqual(['probe', 'drain']);
    expect(here.scheduler.availability.get().reachable).toBe(true);
  });

  it('holds again after a check by hand that found nobody', async () => {
    const here = stage();
    here.held = true;
    here.health = 'unreachable';
    await here.scheduler.checkByHand();
    here.time.advance(60_000);
    await settled();
    expect(here.done).toEqual(['probe']);
    expect(here.time.waits()).toEqual([]);
  });

  it('lets go with the next poke once it is off', async () => {
    const here = stage();
    here.held = true;
    await here.scheduler.check();
    here.held = false;
    await here.scheduler.poke();
    expect(here.done).toEqual(['probe', 'drain']);
  });

  it('does not swallow a check by hand that is asked for during a run', async () => {
    const here = stage();
    const door = gate();
    here.hold = { drain: door };
    const first = here.scheduler.check();
    await door.reached;
    here.held = true;
    const more = [here.scheduler.checkByHand(), here.scheduler.check(), here.scheduler.poke()];
    door.open();
    await Promise.all([first, ...more]);
    expect(here.done).toEqual(['probe', 'drain', 'probe', 'drain']);
  });
});
