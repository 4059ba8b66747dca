const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const MONTH = 30.44 * DAY;
const YEAR = 365.25 * DAY;

const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A length of time in seconds as people would tell it: "40 s", "2 h 10 min", "4 days". */
export function spanText(seconds: number): string {
  if (seconds < 59.5) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / MINUTE);
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) {
    const rest = minutes % 60;
    return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
  }
  if (seconds < 1.95 * DAY) return `${Math.round(seconds / HOUR)} h`;
  if (seconds < 59.5 * DAY) return many(Math.round(seconds / DAY), 'day');
  if (seconds < 23.5 * MONTH) return many(Math.round(seconds / MONTH), 'month');
  return many(Math.round(seconds / YEAR), 'year');
}
