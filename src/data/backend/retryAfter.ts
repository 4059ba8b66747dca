/** Longest wait that a server can ask for, in milliseconds: an hour. */
export const LONGEST_RETRY_AFTER_MS = 3_600_000;

/**
 * Milliseconds that a Retry-After header asks to wait, given in seconds or as a date, an hour at
 * most; null when there is none or it cannot be read.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const value = header.trim();
  const asked = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(asked) ? null : Math.min(LONGEST_RETRY_AFTER_MS, Math.max(0, asked));
}
