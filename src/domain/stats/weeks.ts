/** A stretch of time: from its start up to, but not including, its end. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** This week and the one before it. */
export interface TwoWeeks {
  readonly current: Span;
  readonly before: Span;
}

/**
 * The seven local calendar days that end with the day of `now`, and the seven before them. Days
 * are counted on the calendar, so that a change to or from summer time moves no message.
 */
export function lastTwoWeeks(now: Date): TwoWeeks {
  const startOfDay = (daysFromToday: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysFromToday);
  const between = startOfDay(-6);
  return {
    current: { from: between, to: startOfDay(1) },
    before: { from: startOfDay(-13), to: between },
  };
}
