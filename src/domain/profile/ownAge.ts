/** Ages that are taken, in years: the app is for adults (design, decision 14). */
export const OWN_AGE_BOUNDS = [18, 99] as const;

/** Whether a number is a whole one within bounds; null (nothing given) is fine. */
export function isWithin(value: number | null, [low, high]: readonly [number, number]): boolean {
  return value === null || (Number.isInteger(value) && value >= low && value <= high);
}
