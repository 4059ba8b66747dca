import type { Random } from '@/domain/random';
import type { Answer } from '../backend/answer';

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 60_000;

/** What to do with an entry after an answer (design, section 5). */
export type Verdict = 'delivered' | 'retry' | 'park';

/** A 2xx that cannot be read again and again will not get better, and holds up what follows. */
const UNREADABLE_ANSWERS = 5;

/**
 * 2xx: done. 408, 425, 429, 5xx, no answer: again later. Other 4xx: park. An unreadable answer:
 * again later, and parked after the fifth; `unreadableBefore` counts the earlier ones.
 */
export function judge(answer: Answer<unknown>, unreadableBefore = 0): Verdict {
  if (answer.kind === 'ok') return 'delivered';
  if (answer.kind === 'unreadable')
    return unreadableBefore + 1 < UNREADABLE_ANSWERS ? 'retry' : 'park';
  if (answer.kind !== 'refused') return 'retry';
  const { status } = answer;
  const isFinal = status >= 400 && status < 500 && ![408, 425, 429].includes(status);
  return isFinal ? 'park' : 'retry';
}

/** Milliseconds before attempt number `attempts + 1`: exponential with full jitter. */
export function backoff(attempts: number, random: Random): number {
  return random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);
}

/** Milliseconds before the next attempt: at least what a Retry-After asked for. */
export function retryDelay(answer: Answer<unknown>, attempts: number, random: Random): number {
  const asked = answer.kind === 'refused' ? (answer.retryAfter ?? 0) : 0;
  return Math.max(asked, backoff(attempts, random));
}
