import type { Fault, FaultPlan } from '../../../src/backend/faults.ts';
import type { Random } from '../../../src/domain/random.ts';

/** Longer than the app waits for an answer that carries data. */
const TOO_LATE_MS = 11_000;
const SHARE_OF_CALLS = 0.35;
const SHARE_OF_CHECKS = 0.2;

/** Each is as likely as the others, but for answers that come too late: each holds up for 10 s. */
const faults: Record<string, (random: Random) => Fault> = {
  'status 500': () => ({ kind: 'status', status: 500 }),
  '503, Retry-After in seconds': () => ({ kind: 'status', status: 503, retryAfter: '1' }),
  '503, Retry-After as a date': () => ({
    kind: 'status',
    status: 503,
    retryAfter: new Date(Date.now() + 2000).toUTCString(),
  }),
  'status 429': () => ({ kind: 'status', status: 429, retryAfter: '1' }),
  'dropped before anything': () => ({ kind: 'drop' }),
  'dropped after the effect': () => ({ kind: 'drop-after' }),
  'dropped in the middle of the answer': () => ({ kind: 'drop-midway' }),
  slow: (random) => ({ kind: 'delay', milliseconds: 200 + 1300 * random() }),
  'a page with 200': () => ({ kind: 'body', contentType: 'text/html', body: '<title>Sign in' }),
};
const LATE = 'answered after the time limit';
const SHARE_OF_LATE = 0.02;

export interface RandomFaults {
  readonly plan: FaultPlan;
  /** How often each was played. */
  readonly played: Readonly<Record<string, number>>;
}

/** Fails calls at random. Which calls there are depends on time; what becomes of the n-th does not. */
export function randomFaults(random: Random): RandomFaults {
  const played: Record<string, number> = {};
  const names = Object.keys(faults);
  const note = (name: string, fault: Fault): Fault => {
    played[name] = (played[name] ?? 0) + 1;
    return fault;
  };
  return {
    played,
    plan({ path }) {
      const isCheck = path === '/health';
      if (random() > (isCheck ? SHARE_OF_CHECKS : SHARE_OF_CALLS)) return null;
      if (!isCheck && random() < SHARE_OF_LATE) {
        return note(LATE, { kind: 'delay', milliseconds: TOO_LATE_MS });
      }
      const name = names[Math.floor(random() * names.length)] ?? 'slow';
      return note(name, faults[name]?.(random) ?? { kind: 'drop' });
    },
  };
}
