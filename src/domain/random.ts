/** A source of randomness: each call gives a number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** A number from `low` to `high`, drawn evenly. */
export function randomBetween(low: number, high: number, random: Random): number {
  return low + (high - low) * random();
}
