import type { Random } from '@/domain/random';
import type { Answer } from '../backend/answer';
import { LONGEST_RETRY_AFTER_MS } from '../backend/retryAfter';
import type { OutboxEntry } from './entry';

const FIRST_DELAY_MS = 1000;
/** The longest wait that is not asked for by the server, in milliseconds. */
export const LONGEST_BACKOFF_MS = 60_000;

/** What to do with an entry after an answer (rule “Answers”). */
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
  return random() * Math.min(LONGEST_BACKOFF_MS, FIRST_DELAY_MS * 2 ** attempts);
}

/** Milliseconds before the next attempt: at least what a Retry-After asked for. */
export function retryDelay(answer: Answer<unknown>, attempts: number, random: Random): number {
  const asked = answer.kind === 'refused' ? (answer.retryAfter ?? 0) : 0;
  return Math.max(asked, backoff(attempts, random));
}

/** What is stored of the wait of an entry. */
type Wait = Pick<OutboxEntry, 'attemptedAt' | 'nextAttemptAt'>;

/**
 * The moment before which an entry is not sent, in milliseconds since 1970. What is stored is
 * bounded here too: an older version kept a wait of a year, and a clock can have been ahead.
 */
export function notBefore({ attemptedAt, nextAttemptAt }: Wait): number {
  return Math.min(nextAttemptAt, attemptedAt + LONGEST_RETRY_AFTER_MS);
}

/** Whether an entry may not be sent yet. A clock set back must not hold the queue up. */
export function isBackingOff(wait: Wait, now: number): boolean {
  return notBefore(wait) > now && wait.attemptedAt <= now;
}
