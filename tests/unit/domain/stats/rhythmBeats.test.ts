import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pauseShare, rhythmBeats } from '@/domain/stats/rhythmBeats';
import { inMood } from './rhythm.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a pause', () => {
  it('counts from two minutes on and is whole after a week', () => {
    expect(pauseShare(0)).toBe(0);
    expect(pauseShare(2 * MINUTE)).toBe(0);
    expect(pauseShare(3 * MINUTE)).toBeGreaterThan(0);
    expect(pauseShare(7 * DAY)).toBe(1);
    expect(pauseShare(400 * DAY)).toBe(1);
  });

  it('is none when the clock was set back', () => {
    expect(pauseShare(-DAY)).toBe(0);
  });

  it('never shrinks as time passes and stays within 0..1', () => {
    const milliseconds = fc.integer({ min: -DAY, max: 30 * DAY });
    fc.assert(
      fc.property(milliseconds, milliseconds, (one, other) => {
        const [shorter, longer] = [Math.min(one, other), Math.max(one, other)];
        expect(pauseShare(shorter)).toBeLessThanOrEqual(pauseShare(longer));
        expect(pauseShare(one)).toBeGreaterThanOrEqual(0);
        expect(pauseShare(one)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('beats', () => {
  it('are none of no messages and one without a pause of one', () => {
    expect(rhythmBeats([])).toEqual([]);
    const [message] = inMood('excited', 60);
    expect(rhythmBeats(message ? [message] : [])).toEqual([{ ...message, pause: 0 }]);
  });

  it('keep speed, mood and time, and the pause before each', () => {
    const [first, second] = inMood('curious', 40, 0);
    const [soon] = inMood('excited', 50);
    const later = soon && { ...soon, at: new Date(2026, 10, 27, 9, 1) };
    const messages = [first, second, later].filter((message) => message !== undefined);
    expect(rhythmBeats(messages)).toEqual([
      { ...first, pause: 0 },
      { ...second, pause: 0 },
      { ...later, pause: 1 },
    ]);
  });
});
