import type { Random } from '@/domain/random';
import type { Answer } from '../backend/answer';
import { LONGEST_RETRY_AFTER_MS } from '../backend/retryAfter';
import type { OutboxEntry } from './entry';

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 60_000;

/** What to do with an entry after an answer (rule R58). */
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

function longestBackoff(attempts: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempts);
}

/** Milliseconds before attempt number `attempts + 1`: exponential with full jitter. */
export function backoff(attempts: number, random: Random): number {
  return random() * longestBackoff(attempts);
}

/** Milliseconds before the next attempt: at least what a Retry-After asked for. */
export function retryDelay(answer: Answer<unknown>, attempts: number, random: Random): number {
  const asked = answer.kind === 'refused' ? (answer.retryAfter ?? 0) : 0;
  return Math.max(asked, backoff(attempts, random));
}

/**
 * What a run of the queue is for. 'timer': a wait is over, and all other waits are kept. 'event':
 * something happened (a start, a return, a new message, the network came), and nobody is made to
 * wait longer than the backoff of the attempts so far, whatever a server has asked for.
 */
export type Occasion = 'timer' | 'event';

/** What is stored of the wait of an entry. */
type Wait = Pick<OutboxEntry, 'attempts' | 'attemptedAt' | 'nextAttemptAt'>;

/**
 * The moment before which an entry is not sent, in milliseconds since 1970. What is stored is
 * bounded here too: an older version kept a wait of a year, and a clock can have been ahead.
 */
export function notBefore({ attempts, attemptedAt, nextAttemptAt }: Wait, occasion: Occasion) {
  const longest = occasion === 'timer' ? LONGEST_RETRY_AFTER_MS : longestBackoff(attempts - 1);
  return Math.min(nextAttemptAt, attemptedAt + longest);
}

/** Whether an entry may not be sent yet. A clock set back must not hold the queue up. */
export function isBackingOff(wait: Wait, now: number, occasion: Occasion): boolean {
  return notBefore(wait, occasion) > now && wait.attemptedAt <= now;
}
