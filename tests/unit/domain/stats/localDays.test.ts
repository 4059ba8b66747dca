import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestDays } from '@/domain/stats/localDays';
import { inTimeZones } from '../../../support/fakes/inTimeZones.ts';

const zoned = new URL('zonedDays.ts', import.meta.url);
const PATIENCE = { timeout: 60_000 };

/** Midnight between 19 and 20 November, as UTC has it. */
const midnights = [
  { zone: 'Asia/Kolkata', midnight: '2026-11-19T18:30:00Z' },
  { zone: 'America/Los_Angeles', midnight: '2026-11-20T08:00:00Z' },
  { zone: 'Pacific/Kiritimati', midnight: '2026-11-19T10:00:00Z' },
  { zone: 'UTC', midnight: '2026-11-20T00:00:00Z' },
];

describe('the latest local days', () => {
  it('tell 23:59 from 00:01, wherever that is', PATIENCE, async () => {
    const calls = midnights.flatMap(({ zone, midnight }) => {
      const at = (minutes: number) =>
        new Date(Date.parse(midnight) + minutes * 60_000).toISOString();
      const moments = [at(-1), at(0), at(1)];
      const upTo = (now: string) => ({ zone, name: 'countsUpTo', values: [now, 3, moments] });
      // In the morning after, and a minute before midnight, when the new day has not begun.
      return [upTo(at(600)), upTo(at(-1))];
    });
    const expected = midnights.flatMap(() => [
      [0, 1, 2],
      [0, 0, 1],
    ]);
    expect(await inTimeZones(zoned, calls)).toEqual(expected);
  });

  it('are whole where the clocks go forward (23 hours) and back (25 hours)', PATIENCE, async () => {
    const daysUpTo = (zone: string, now: string, count: number) => ({
      zone,
      name: 'daysUpTo',
      values: [now, count],
    });
    const [spring, autumn, noMidnight] = await inTimeZones(zoned, [
      daysUpTo('Europe/Berlin', '2026-03-30T12:00:00Z', 3),
      daysUpTo('Europe/Berlin', '2026-10-26T12:00:00Z', 3),
      // Cairo's clocks go from 24:00 on Thursday to 1:00 on Friday.
      daysUpTo('Africa/Cairo', '2026-04-24T12:00:00Z', 2),
    ]);
    expect(spring).toEqual([
      { day: 'Sat Mar 28', from: '2026-03-27T23:00:00.000Z', hours: 24 },
      { day: 'Sun Mar 29', from: '2026-03-28T23:00:00.000Z', hours: 23 },
      { day: 'Mon Mar 30', from: '2026-03-29T22:00:00.000Z', hours: 24 },
    ]);
    expect(autumn).toEqual([
      { day: 'Sat Oct 24', from: '2026-10-23T22:00:00.000Z', hours: 24 },
      { day: 'Sun Oct 25', from: '2026-10-24T22:00:00.000Z', hours: 25 },
      { day: 'Mon Oct 26', from: '2026-10-25T23:00:00.000Z', hours: 24 },
    ]);
    expect(noMidnight).toEqual([
      { day: 'Thu Apr 23', from: '2026-04-22T22:00:00.000Z', hours: 24 },
      { day: 'Fri Apr 24', from: '2026-04-23T22:00:00.000Z', hours: 23 },
    ]);
  });

  it('follow one another without a hole or an overlap and end with the day of now', () => {
    const moment = fc.date({ min: new Date(2000, 0), max: new Date(2099, 0), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 31 }), (now, count) => {
        const days = latestDays(now.getTime(), count);
        expect(days).toHaveLength(count);
        days.slice(1).forEach((day, index) => {
          expect(day.from).toEqual(days[index]?.to);
        });
        const today = days.at(-1);
        expect(today !== undefined && today.from <= now && now < today.to).toBe(true);
      }),
    );
  });
});
