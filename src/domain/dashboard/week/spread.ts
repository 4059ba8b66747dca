/** The middle of some values and how far they scatter; both 0 of none. */
export interface Spread {
  readonly count: number;
  readonly median: number;
  /** From the lower to the upper quartile. */
  readonly quartiles: number;
}

/** The value below which a share of the sorted values lies, between neighbours in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** Median and quartiles of finite values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  if (sorted.length === 0) return { count: 0, median: 0, quartiles: 0 };
  return {
    count: sorted.length,
    median: quantile(sorted, 0.5),
    quartiles: quantile(sorted, 0.75) - quantile(sorted, 0.25),
  };
}
