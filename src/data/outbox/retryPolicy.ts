import type { Random } from '@/domain/random';
import type { Answer } from '../backend/answer';

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 60_000;

/** What to do with an entry after an answer (design, section 5). */
export type Verdict = 'delivered' | 'retry' | 'park';

/** 2xx: done. 408, 425, 429, 5xx, no answer, unreadable answer: again later. Other 4xx: park. */
export function judge(answer: Answer<unknown>): Verdict {
  if (answer.kind === 'ok') return 'delivered';
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
