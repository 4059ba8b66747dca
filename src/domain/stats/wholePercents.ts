/**
 * Each count's share in whole percent, by the largest remainder: together they make exactly 100.
 * Of nothing, all are 0.
 */
export function wholePercents(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const remainder = (index: number) => (exact[index] ?? 0) % 1;
  const favoured = new Set(
    counts
      .map((_, index) => index)
      .sort((a, b) => remainder(b) - remainder(a))
      .slice(0, missing),
  );
  return exact.map((share, index) => Math.floor(share) + (favoured.has(index) ? 1 : 0));
}
