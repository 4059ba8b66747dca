import { english } from './english';
import { onFirstUse } from './onFirstUse';

const time = onFirstUse(
  () => new Intl.DateTimeFormat(english, { hour: 'numeric', minute: '2-digit' }),
);
const weekday = onFirstUse(() => new Intl.DateTimeFormat(english, { weekday: 'short' }));
const date = onFirstUse(() => new Intl.DateTimeFormat(english, { day: 'numeric', month: 'short' }));
const dateWithYear = onFirstUse(() => new Intl.DateTimeFormat(english, { dateStyle: 'medium' }));

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
  return time().format(moment);
}

/** The day as people name it: Today, Yesterday, a weekday within the last week, else the date. */
export function dayOf(moment: Date, now: Date): string {
  const days = daysBetween(moment, now);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days > 1 && days < 7) return weekday().format(moment);
  return moment.getFullYear() === now.getFullYear()
    ? date().format(moment)
    : dateWithYear().format(moment);
}

export function isSameDay(one: Date, other: Date): boolean {
  return startOfDay(one).getTime() === startOfDay(other).getTime();
}
