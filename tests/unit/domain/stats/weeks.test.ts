import { describe, expect, test } from 'vitest';
import { lastTwoWeeks } from '@/domain/stats/weeks';
import { inTimeZones } from '../../../support/fakes/inTimeZones.ts';

const zoned = new URL('zonedWeeks.ts', import.meta.url);

function isWithin(moment: Date, { from, to }: { from: Date; to: Date }): boolean {
  return moment >= from && moment < to;
}

describe('the last two weeks', () => {
  test('end with today and meet in between', () => {
    const { current, before } = lastTwoWeeks(new Date(2026, 6, 15, 18, 30));
    expect(before).toEqual({ from: new Date(2026, 6, 2), to: new Date(2026, 6, 9) });
    expect(current).toEqual({ from: new Date(2026, 6, 9), to: new Date(2026, 6, 16) });
  });

  test('part a message of 23:59 from one of 00:01', () => {
    const { current, before } = lastTwoWeeks(new Date(2026, 6, 15, 18, 30));
    expect(isWithin(new Date(2026, 6, 8, 23, 59), before)).toBe(true);
    expect(isWithin(new Date(2026, 6, 9, 0, 1), current)).toBe(true);
    expect(isWithin(new Date(2026, 6, 15, 23, 59), current)).toBe(true);
    expect(isWithin(new Date(2026, 6, 16, 0, 1), current)).toBe(false);
    expect(isWithin(new Date(2026, 6, 1, 23, 59), before)).toBe(false);
  });

  test('cross a year', () => {
    const { before } = lastTwoWeeks(new Date(2026, 0, 3));
    expect(before).toEqual({ from: new Date(2025, 11, 21), to: new Date(2025, 11, 28) });
  });

  test('follow the calendar where the clocks are ahead, go forward or go back', async () => {
    const places = [
      // 00:30 of the 16th there.
      { zone: 'Asia/Kolkata', now: '2026-07-15T19:00:00Z' },
      // Clocks went forward on 8 March.
      { zone: 'America/New_York', now: '2026-03-10T16:00:00Z' },
      // Clocks went back on 25 October.
      { zone: 'Europe/Berlin', now: '2026-10-27T12:00:00Z' },
    ];
    const calls = places.map(({ zone, now }) => ({ zone, name: 'weeksAt', values: [now] }));
    expect(await inTimeZones(zoned, calls)).toEqual([
      {
        before: { from: '2026-07-02T18:30:00.000Z', to: '2026-07-09T18:30:00.000Z' },
        current: { from: '2026-07-09T18:30:00.000Z', to: '2026-07-16T18:30:00.000Z' },
      },
      {
        before: { from: '2026-02-25T05:00:00.000Z', to: '2026-03-04T05:00:00.000Z' },
        current: { from: '2026-03-04T05:00:00.000Z', to: '2026-03-11T04:00:00.000Z' },
      },
      {
        before: { from: '2026-10-13T22:00:00.000Z', to: '2026-10-20T22:00:00.000Z' },
        current: { from: '2026-10-20T22:00:00.000Z', to: '2026-10-27T23:00:00.000Z' },
      },
    ]);
  });
});
