import { calendarWeeks } from '../../../../../src/domain/dashboard/week/calendarWeeks.ts';

/** Hours of the last whole week and of the one before, and the weekday and hour at which they begin. */
export function weeksAt(now: string) {
  const { last, before } = calendarWeeks(new Date(now));
  return [last, before].map(({ from, to }) => ({
    hours: (to.getTime() - from.getTime()) / 3_600_000,
    begins: `${from.getDay()} ${from.getHours()}`,
  }));
}
