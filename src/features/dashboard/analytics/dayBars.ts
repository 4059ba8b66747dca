import type { Bar } from '@/ui/components/BarChart/bar';
import { dayOf } from '@/ui/dayAndTime';
import { english } from '@/ui/english';
import { onFirstUse } from '@/ui/onFirstUse';

const short = onFirstUse(() => new Intl.DateTimeFormat(english, { weekday: 'short' }));
const long = onFirstUse(() => new Intl.DateTimeFormat(english, { weekday: 'long' }));

/** Consecutive days as bars, the last of them today. */
export function dayBars(dates: readonly Date[], values: readonly number[]): readonly Bar[] {
  const today = dates.at(-1);
  return dates.map((date, index) => {
    const day = today === undefined ? '' : dayOf(date, today);
    const isNear = index >= dates.length - 2;
    return {
      label: short().format(date),
      name: isNear ? day : long().format(date),
      value: values[index] ?? 0,
    };
  });
}
