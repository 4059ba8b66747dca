/** The middle of some numbers, or the mean of the two in the middle; null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = Float64Array.from(values).sort();
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
