import { onFirstUse } from '../page/onFirstUse';
import { english } from './english';

const MINUTE_MS = 60_000;

/**
 * Writes moments as the wall clock shows them, in the time zone of the moment of writing. A
 * formatter keeps the zone in which it was made, and a journey outlasts it: this one is handed the
 * fields of the local date as if they were UTC.
 */
export function localFormat(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  const formatter = onFirstUse(
    () => new Intl.DateTimeFormat(english, { ...options, timeZone: 'UTC' }),
  );
  return (moment) => formatter().format(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS);
}

const time = localFormat({ hour: 'numeric', minute: '2-digit' });
const weekday = localFormat({ weekday: 'short' });
const date = localFormat({ day: 'numeric', month: 'short' });
const dateWithYear = localFormat({ dateStyle: 'medium' });

function startOfDay(moment: Date): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
}

/** Whole calendar days from `moment` to `now`; days of 23 and 25 hours count as one. */
function daysBetween(moment: Date, now: Date): number {
  const milliseconds = startOfDay(now).getTime() - startOfDay(moment).getTime();
  return Math.round(milliseconds / 86_400_000);
}

/** The time of day in the reader's own form. */
export function timeOf(moment: Date): string {
  return time(moment);
}

/** A full hour of the day, 0 to 23, in the same form. */
export function hourOf(hour: number): string {
  return timeOf(new Date(2000, 0, 1, hour));
}

/** The day as people name it: Today, Yesterday, a weekday within the last week, else the date. */
export function dayOf(moment: Date, now: Date): string {
  const days = daysBetween(moment, now);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days > 1 && days < 7) return weekday(moment);
  return moment.getFullYear() === now.getFullYear() ? date(moment) : dateWithYear(moment);
}

export function isSameDay(one: Date, other: Date): boolean {
  return startOfDay(one).getTime() === startOfDay(other).getTime();
}
