export type Direction = 'up' | 'down' | 'flat';

/**
 * How a count moved against the week before (rule “Change”): the whole percent of the difference,
 * without its sign. From nothing there is no percentage, so `percent` is null then and `current`
 * tells the story.
 */
export interface Change {
  readonly direction: Direction;
  readonly percent: number | null;
  readonly current: number;
}

function directionOf(difference: number): Direction {
  if (difference === 0) return 'flat';
  return difference > 0 ? 'up' : 'down';
}

/** The change from the count of the week before to that of this week. */
export function changeOf(current: number, before: number): Change {
  const difference = current - before;
  if (before === 0 && current > 0) return { direction: 'up', percent: null, current };
  const percent = before === 0 ? 0 : Math.round((Math.abs(difference) / before) * 100);
  // A difference too small to see as a percentage is no arrow either.
  return { direction: percent === 0 ? 'flat' : directionOf(difference), percent, current };
}
