/** The arithmetic mean, or null of nothing. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean typing speed in WPM, rounded; zeros (nothing typed) stay out. 0 when nothing is left. */
export function averageTypingSpeed(speeds: readonly number[]): number {
  return Math.round(mean(speeds.filter((speed) => speed > 0)) ?? 0);
}

/** The value that occurs most often; of equals, the one seen last (rule “Realtime stats”). */
export function mostFrequent<T>(valuesOldestFirst: readonly T[]): T | null {
  const counts = new Map<T, number>();
  let winner: T | null = null;
  let most = 0;
  for (const value of [...valuesOldestFirst].reverse()) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  // A Map keeps the order of first insertion, here the most recent value first.
  for (const [value, count] of counts) {
    if (count > most) {
      winner = value;
      most = count;
    }
  }
  return winner;
}
