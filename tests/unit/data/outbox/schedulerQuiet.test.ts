import { describe, expect, it } from 'vitest';
import { START, settled } from '../../../support/fakes/manualTime.ts';
import { stage } from './schedulerStage.ts';

describe('a page that is looked at', () => {
  it('asks quietly, less and less often while nothing happens, and often again after that', async () => {
    const here = stage();
    here.visible = true;
    await here.scheduler.check();
    const seen: unknown[] = [];
    here.scheduler.availability.subscribe(() => {
      seen.push(here.scheduler.availability.get().checking);
    });
    for (const wait of [30_000, 60_000, 120_000, 120_000]) {
      expect(here.time.waits()).toEqual([wait]);
      here.time.advance(wait);
      await settled();
    }
    expect(here.done.filter((what) => what === 'probe')).toHaveLength(5);
    expect(seen).not.toContain(true);
    await here.scheduler.poke();
    expect(here.time.waits()).toEqual([30_000]);
  });

  it('learns so that the backend went away, and that it came back', async () => {
    const here = stage();
    here.visible = true;
    await here.scheduler.check();
    here.health = 'unreachable';
    here.time.advance(30_000);
    await settled();
    expect(here.scheduler.availability.get().reachable).toBe(false);
    here.health = 'healthy';
    here.time.advance(here.time.waits()[0] ?? 0);
    await settled();
    expect(here.scheduler.availability.get().reachable).toBe(true);
  });

  it('asks nothing before a Retry-After', async () => {
    const here = stage();
    here.visible = true;
    here.end = { kind: 'later', at: START + 3_600_000 };
    await here.scheduler.check();
    expect(here.time.waits()).toEqual([3_600_000]);
  });

  it.each([
    ['once it is hidden', { visible: false }],
    ['under incognito', { held: true }],
  ])('asks nothing %s', async (_, change) => {
    const here = stage();
    here.visible = true;
    await here.scheduler.check();
    Object.assign(here, change);
    here.time.advance(30_000);
    await settled();
    expect(here.done).toEqual(['probe', 'drain']);
    expect(here.time.waits()).toEqual([]);
  });
});
