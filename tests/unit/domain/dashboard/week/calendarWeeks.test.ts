import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarWeeks } from '@/domain/dashboard/week/calendarWeeks';
import { inTimeZones } from '../../../../support/fakes/inTimeZones.ts';

const zoned = new URL('zonedWeeks.ts', import.meta.url);

describe('the weeks of the calendar', () => {
  it('begin on Monday at midnight, also where the clocks change', { timeout: 60_000 }, async () => {
    const at = (zone: string, now: string) => ({ zone, name: 'weeksAt', values: [now] });
    const whole = { hours: 168, begins: '1 0' };
    expect(
      await inTimeZones(zoned, [
        // The clocks went forward on Sunday 29 March 2026, and back on Sunday 25 October.
        at('Europe/Berlin', '2026-03-30T10:00:00Z'),
        at('Europe/Berlin', '2026-10-26T10:00:00Z'),
        at('America/New_York', '2026-11-02T12:00:00Z'),
        at('Asia/Kolkata', '2026-10-26T10:00:00Z'),
        // Still Sunday there: the week that ended is the one before.
        at('Pacific/Honolulu', '2026-10-26T05:00:00Z'),
      ]),
    ).toEqual([
      [{ ...whole, hours: 167 }, whole],
      [{ ...whole, hours: 169 }, whole],
      [{ ...whole, hours: 169 }, whole],
      [whole, whole],
      [whole, whole],
    ]);
  });

  it('follow one another without a gap, and today is in the current one', () => {
    const moment = fc.date({
      min: new Date(2000, 0, 1),
      max: new Date(2100, 0, 1),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (now) => {
        const { current, last, before } = calendarWeeks(now);
        expect(before.to).toEqual(last.from);
        expect(last.to).toEqual(current.from);
        expect([before.from, last.from, current.from].map((from) => from.getDay())).toEqual([
          1, 1, 1,
        ]);
        expect(current.from <= now && now < current.to).toBe(true);
      }),
    );
  });
});
