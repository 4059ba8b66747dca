import type { Span } from '../../stats/weeks';

/** Three weeks in a row on the local calendar, Monday to Sunday. */
export interface CalendarWeeks {
  /** From Monday to the end of today: what a clock that was set back left later is not in it. */
  readonly current: Span;
  readonly last: Span;
  readonly before: Span;
}

/** Days from the Monday of a date's week to the date, 0 to 6. */
export function daysSinceMonday(moment: Date): number {
  return (moment.getDay() + 6) % 7;
}

/**
 * The week in which `now` lies and the two before it (rule “Your week”). Bounds come from calendar
 * fields, never from adding hours: a week has 167 or 169 of them when the clocks change.
 */
export function calendarWeeks(now: Date): CalendarWeeks {
  const startOfDay = (offset: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);
  const monday = -daysSinceMonday(now);
  const between = startOfDay(monday - 7);
  return {
    current: { from: startOfDay(monday), to: startOfDay(1) },
    last: { from: between, to: startOfDay(monday) },
    before: { from: startOfDay(monday - 14), to: between },
  };
}
