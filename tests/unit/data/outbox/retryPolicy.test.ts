import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Answer } from '@/data/backend/answer';
import { backoff, isBackingOff, judge, notBefore, retryDelay } from '@/data/outbox/retryPolicy';

const refused = (status: number, retryAfter: number | null = null): Answer<unknown> => ({
  kind: 'refused',
  status,
  retryAfter,
});

describe('the verdict', () => {
  test.each([
    [400, 'park'],
    [401, 'park'],
    [403, 'park'],
    [404, 'park'],
    [408, 'retry'],
    [409, 'park'],
    [410, 'park'],
    [413, 'park'],
    [422, 'park'],
    [425, 'retry'],
    [429, 'retry'],
    [499, 'park'],
    [500, 'retry'],
    [502, 'retry'],
    [503, 'retry'],
    [504, 'retry'],
    [599, 'retry'],
    // What redirects end in is no refusal of this entry.
    [304, 'retry'],
  ])('of %d is %s', (status, verdict) => {
    expect(judge(refused(status))).toBe(verdict);
  });

  test.each<[Answer<unknown>, string]>([
    [{ kind: 'ok', value: null }, 'delivered'],
    [{ kind: 'unreadable', reason: 'a web page' }, 'retry'],
    [{ kind: 'unreachable', reason: 'network' }, 'retry'],
    [{ kind: 'unreachable', reason: 'time limit' }, 'retry'],
  ])('of %j is %s', (answer, verdict) => {
    expect(judge(answer)).toBe(verdict);
  });
});

it('parks what could not be read five times', () => {
  const unreadable: Answer<unknown> = { kind: 'unreadable', reason: 'not the agreed form' };
  expect([0, 3, 4, 5].map((attempts) => judge(unreadable, attempts))).toEqual([
    'retry',
    'retry',
    'park',
    'park',
  ]);
});

describe('the delay', () => {
  const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const attempts = fc.nat({ max: 5000 });

  it('doubles its bound with each attempt, up to a minute, with full jitter', () => {
    const almostOne = () => 0.999;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 100].map((n) => Math.ceil(backoff(n, almostOne)))).toEqual([
      999, 1998, 3996, 7992, 15_984, 31_968, 59_940, 59_940, 59_940,
    ]);
    expect(backoff(3, () => 0)).toBe(0);
  });

  it('is between nothing and its bound for every draw', () => {
    fc.assert(
      fc.property(attempts, draw, (count, drawn) => {
        const delay = backoff(count, () => drawn);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(Math.min(60_000, 1000 * 2 ** count));
      }),
    );
  });

  it('is never shorter than the backend asked for', () => {
    fc.assert(
      fc.property(attempts, draw, fc.nat({ max: 1e8 }), (count, drawn, asked) => {
        const random = () => drawn;
        const delay = retryDelay(refused(503, asked), count, random);
        expect(delay).toBe(Math.max(asked, backoff(count, random)));
      }),
    );
    expect(retryDelay({ kind: 'unreachable', reason: 'network' }, 0, () => 0.5)).toBe(500);
  });
});

describe('a stored wait', () => {
  const NOW = 1_800_000_000_000;
  const YEAR = 365 * 86_400_000;
  const entry = (attemptedAt: number, nextAttemptAt: number) => ({ attemptedAt, nextAttemptAt });

  it.each([
    [entry(NOW, NOW + 900), NOW + 900],
    [entry(NOW, NOW + 3_600_000), NOW + 3_600_000],
    // A year, as older versions stored it, is an hour.
    [entry(NOW, NOW + YEAR), NOW + 3_600_000],
    [entry(NOW, 8.64e15), NOW + 3_600_000],
    // Rows of older versions do not tell when they were tried: they have waited long enough.
    [entry(0, NOW + YEAR), 3_600_000],
    [entry(0, 0), 0],
  ])('%j ends at %d', (stored, end) => {
    expect(notBefore(stored)).toBe(end);
  });

  it('of a clock that was ahead holds nothing up', () => {
    expect(isBackingOff(entry(NOW + YEAR, NOW + YEAR + 2000), NOW)).toBe(false);
  });
});
