const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const SECONDS_A_DAY = 86_400;

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Seconds from 1970 to the start of a day without a time zone; -1 where there is no such day. */
export function startOfDay(year: number, month: number, day: number): number {
  const length = DAYS[month - 1];
  if (length === undefined || year < 1970 || year > 2100 || day < 1) return -1;
  if (day > length + (month === 2 && isLeap(year) ? 1 : 0)) return -1;
  // A year that begins in March has its odd day at the end.
  const years = month > 2 ? year : year - 1;
  const sinceMarch = (month + 9) % 12;
  const days =
    365 * years +
    Math.floor(years / 4) -
    Math.floor(years / 100) +
    Math.floor(years / 400) +
    Math.floor((153 * sinceMarch + 2) / 5) +
    day -
    1;
  return (days - 719_468) * SECONDS_A_DAY;
}
