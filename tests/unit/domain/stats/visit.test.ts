import { describe, expect, it, test } from 'vitest';
import { continueVisit, VISIT_PAUSE_MS, visitMinutes } from '@/domain/stats/visit';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 0, 5, 12);
const visit = { startedAt: NOON, lastAt: NOON + 5 * MINUTE };

describe('a visit', () => {
  it('begins with the first thing that happens', () => {
    expect(continueVisit(null, NOON)).toEqual({ startedAt: NOON, lastAt: NOON });
  });

  it('grows while the pauses are short', () => {
    const now = visit.lastAt + VISIT_PAUSE_MS;
    expect(continueVisit(visit, now)).toEqual({ startedAt: NOON, lastAt: now });
  });

  it('ends with a long pause', () => {
    const now = visit.lastAt + VISIT_PAUSE_MS + 1;
    expect(continueVisit(visit, now)).toEqual({ startedAt: now, lastAt: now });
  });

  it('does not shrink when the clock is set back a little', () => {
    expect(continueVisit(visit, NOON + MINUTE)).toEqual(visit);
    expect(continueVisit(visit, NOON)).toEqual(visit);
  });

  it('restarts when the clock is set back before its start', () => {
    const now = NOON - 1;
    expect(continueVisit(visit, now)).toEqual({ startedAt: now, lastAt: now });
  });
});

test.each([
  [0, 0],
  [29_999, 0],
  [30_000, 1],
  [60_000, 1],
  [89_999, 1],
  [90_000, 2],
])('%d ms are %d minutes', (length, minutes) => {
  expect(visitMinutes({ startedAt: NOON, lastAt: NOON + length })).toBe(minutes);
});

test('no visit lasts no time', () => {
  expect(visitMinutes(null)).toBe(0);
});
