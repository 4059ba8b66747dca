import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  PEAK_TIMES_MINIMUM,
  partOfDay,
  peakTimes,
  SAMPLE_PEAK_TIMES,
} from '@/domain/stats/peakTimes';
import { inTimeZones } from '../../../support/fakes/inTimeZones.ts';

const at = (hour: number, minute = 0) => new Date(2026, 10, 20, hour, minute);

test.each([
  [at(0, 1), 'evening'],
  [at(4, 59), 'evening'],
  [at(5), 'morning'],
  [at(11, 59), 'morning'],
  [at(12), 'afternoon'],
  [at(16, 59), 'afternoon'],
  [at(17), 'evening'],
  [at(23, 59), 'evening'],
])('%s is in the %s', (moment, expected) => {
  expect(partOfDay(moment)).toBe(expected);
});

describe('peak times', () => {
  it('say nothing below twenty messages', () => {
    expect(peakTimes([])).toBeNull();
    expect(peakTimes([at(9)])).toBeNull();
    expect(peakTimes(Array.from({ length: PEAK_TIMES_MINIMUM - 1 }, () => at(9)))).toBeNull();
    expect(peakTimes(Array.from({ length: PEAK_TIMES_MINIMUM }, () => at(9)))).toEqual([
      { part: 'morning', percent: 100 },
      { part: 'afternoon', percent: 0 },
      { part: 'evening', percent: 0 },
    ]);
  });

  it('spread ten thousand messages', () => {
    const moments = Array.from({ length: 10_000 }, (_, index) => at(index % 4 === 0 ? 13 : 20));
    expect(peakTimes(moments)?.map(({ percent }) => percent)).toEqual([0, 25, 75]);
  });

  it('always make a hundred percent', () => {
    const moment = fc.date({ min: new Date(2000, 0), max: new Date(2099, 0), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(moment, { minLength: PEAK_TIMES_MINIMUM }), (moments) => {
        const percents = peakTimes(moments)?.map(({ percent }) => percent) ?? [];
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      }),
    );
    expect(SAMPLE_PEAK_TIMES.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });

  it('go by the clock on the wall, also when it is changed', { timeout: 60_000 }, async () => {
    // 10:30 and 9:30 in UTC are the same 11:30 in Berlin before and after the change in spring.
    const moments = ['2026-03-28T10:30:00Z', '2026-03-29T09:30:00Z', '2026-03-29T10:30:00Z'];
    const zoned = new URL('zonedDays.ts', import.meta.url);
    const call = { zone: 'Europe/Berlin', name: 'partsOf', values: [moments] };
    expect(await inTimeZones(zoned, [call])).toEqual([['morning', 'morning', 'afternoon']]);
  });
});
