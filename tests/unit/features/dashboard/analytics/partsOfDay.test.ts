import { expect, it } from 'vitest';
import { PARTS_OF_DAY, partOfDay } from '@/domain/stats/peakTimes';
import { partInHours } from '@/features/dashboard/analytics/partsOfDay';
import { timeOf } from '@/ui/text/dayAndTime';

const at = (hour: number) => new Date(2026, 2, 4, hour);

it('tells the parts of the day on the clock that tells the time of a message', () => {
  expect(PARTS_OF_DAY.map(partInHours)).toEqual([
    `Morning, ${timeOf(at(5))} to ${timeOf(at(12))}`,
    `Afternoon, ${timeOf(at(12))} to ${timeOf(at(17))}`,
    `Evening, ${timeOf(at(17))} to ${timeOf(at(5))}`,
  ]);
});

it.each([
  ['morning', 5, 11],
  ['afternoon', 12, 16],
  ['evening', 17, 4],
] as const)('the %s has those hours', (part, first, last) => {
  expect([first, last].map((hour) => partOfDay(at(hour)))).toEqual([part, part]);
});
