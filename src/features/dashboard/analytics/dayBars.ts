import type { Bar } from '@/ui/components/BarChart/bar';
import { dayOf, localFormat } from '@/ui/text/dayAndTime';

const short = localFormat({ weekday: 'short' });
const long = localFormat({ weekday: 'long' });

/** Consecutive days as bars, the last of them today. */
export function dayBars(dates: readonly Date[], values: readonly number[]): readonly Bar[] {
  const today = dates.at(-1);
  return dates.map((date, index) => {
    const day = today === undefined ? '' : dayOf(date, today);
    const isNear = index >= dates.length - 2;
    return {
      label: short(date),
      name: isNear ? day : long(date),
      value: values[index] ?? 0,
    };
  });
}
