import type { Span } from './weeks';

/** The local calendar day `offset` days after that of `moment`, as its bounds. */
function dayBeside(moment: Date, offset: number): Span {
  const startOf = (day: number) => new Date(moment.getFullYear(), moment.getMonth(), day);
  const day = moment.getDate() + offset;
  return { from: startOf(day), to: startOf(day + 1) };
}

/**
 * The latest `count` local days, oldest first, the last of them the one in which `now`
 * (milliseconds since 1970) lies. Bounds come from calendar fields, never from adding 24 hours: a
 * day lasts 23 or 25 when the clocks change.
 */
export function latestDays(now: number, count: number): readonly Span[] {
  const moment = new Date(now);
  return Array.from({ length: count }, (_, index) => dayBeside(moment, index - count + 1));
}
