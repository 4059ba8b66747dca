/** A moment in milliseconds as seconds on the wall clock here, as the times of an exported chat are. */
export function wallClockSeconds(now: number): number {
  return now / 1000 - new Date(now).getTimezoneOffset() * 60;
}
