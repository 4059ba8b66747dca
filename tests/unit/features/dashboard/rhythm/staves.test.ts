import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RhythmBeat } from '@/domain/stats/rhythmBeats';
import { nearestBeat, stavesOf } from '@/features/dashboard/rhythm/staves';

const beat = (speed: number, pause = 0, id = `${speed}`): RhythmBeat => ({
  id,
  speed,
  pause,
  sentiment: 'neutral',
  at: new Date(0),
});

describe('the staves', () => {
  it('start at the left and leave room for what is to come', () => {
    const [stave = []] = stavesOf([beat(40), beat(60)]);
    expect(stave[0]?.x).toBeCloseTo(50 / 24);
    expect(stave[1]?.x).toBeCloseTo(150 / 24);
  });

  it('draw the fastest as high as there is room, and text that was not typed as a dot', () => {
    const [stave = []] = stavesOf([beat(0), beat(60), beat(120)]);
    expect(stave.map(({ reach }) => reach)).toEqual([0, 23, 46]);
    // A slow typist's beats do not fill the chart.
    expect(stavesOf([beat(30)])[0]?.[0]?.reach).toBe(23);
  });

  it('are two for a long rhythm', () => {
    const many = Array.from({ length: 100 }, (_, index) => beat(40, 0, `${index}`));
    expect(stavesOf(many).map((stave) => stave.length)).toEqual([50, 50]);
    expect(stavesOf(many.slice(0, 40))).toHaveLength(1);
  });

  it('keep every beat, in order, within the stave', () => {
    const beats = fc.array(
      fc.record({
        speed: fc.integer({ min: 0, max: 120 }),
        pause: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 100 },
    );
    fc.assert(
      fc.property(beats, (some) => {
        const all = some.map(({ speed, pause }, index) => beat(speed, pause, `${index}`));
        const staves = stavesOf(all);
        expect(staves.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
        for (const stave of staves) {
          expect(stave.length).toBeGreaterThan(0);
          const places = stave.map(({ x }) => x);
          expect([...places].sort((a, b) => a - b)).toEqual(places);
          expect(Math.min(...places)).toBeGreaterThan(0);
          expect(Math.max(...places)).toBeLessThan(100);
        }
      }),
    );
  });
});

it('finds the beat nearest to a finger, and none among none', () => {
  const [stave = []] = stavesOf([beat(40, 0, 'a'), beat(40, 1, 'b'), beat(40, 0, 'c')]);
  expect(nearestBeat(stave, 0)?.id).toBe('a');
  expect(nearestBeat(stave, (stave[1]?.x ?? 0) + 0.1)?.id).toBe('b');
  expect(nearestBeat(stave, 100)?.id).toBe('c');
  expect(nearestBeat([], 50)).toBeUndefined();
});
