import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sentiment } from '@/domain/analysis/sentiment';
import { countMessage, EMPTY_USER_STATS, type UserStats } from '@/domain/stats/userStats';
import { VISIT_PAUSE_MS } from '@/domain/stats/visit';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 0, 5, 12);

function afterSpeeds(speeds: readonly number[], start = EMPTY_USER_STATS): UserStats {
  return speeds.reduce(
    (stats, typingSpeed) => countMessage(stats, { typingSpeed, sentiment: 'neutral' }, NOON),
    start,
  );
}

function afterMoods(moods: readonly Sentiment[]): UserStats {
  return moods.reduce(
    (stats, sentiment) => countMessage(stats, { typingSpeed: 40, sentiment }, NOON),
    EMPTY_USER_STATS,
  );
}

function afterTimes(times: readonly number[]): UserStats {
  return times.reduce(
    (stats, now) => countMessage(stats, { typingSpeed: 40, sentiment: 'neutral' }, now),
    EMPTY_USER_STATS,
  );
}

describe('counting messages', () => {
  it('counts the first', () => {
    const stats = countMessage(EMPTY_USER_STATS, { typingSpeed: 55, sentiment: 'curious' }, NOON);
    expect(stats).toEqual({
      totalMessages: 1,
      averageTypingSpeed: 55,
      dominantSentiment: 'curious',
      sessionDuration: 0,
      typingSpeeds: [55],
      sentiments: ['curious'],
      visit: { startedAt: NOON, lastAt: NOON },
    });
  });

  it('leaves what it was given as it was', () => {
    const before = structuredClone(EMPTY_USER_STATS);
    countMessage(EMPTY_USER_STATS, { typingSpeed: 55, sentiment: 'curious' }, NOON);
    expect(EMPTY_USER_STATS).toEqual(before);
  });

  it('keeps the last fifty and goes on counting', () => {
    const speeds = Array.from({ length: 51 }, (_, n) => n + 10);
    const fifty = afterSpeeds(speeds.slice(0, 50));
    expect(fifty.typingSpeeds).toEqual(speeds.slice(0, 50));
    const more = afterSpeeds(speeds.slice(50), fifty);
    expect(more.typingSpeeds).toEqual(speeds.slice(1));
    expect(more.sentiments).toHaveLength(50);
    expect(more.totalMessages).toBe(51);
    // The mean of 11..60: what left the window no longer counts.
    expect(more.averageTypingSpeed).toBe(36);
  });

  it('leaves zero speeds out of the average but keeps them in the window', () => {
    const stats = afterSpeeds([0, 40, 0, 60]);
    expect(stats.averageTypingSpeed).toBe(50);
    expect(stats.typingSpeeds).toEqual([0, 40, 0, 60]);
    expect(afterSpeeds([0, 0]).averageTypingSpeed).toBe(0);
  });

  it('takes the more recent of two moods that are as frequent', () => {
    expect(afterMoods(['positive', 'curious']).dominantSentiment).toBe('curious');
    expect(afterMoods(['positive', 'curious', 'positive']).dominantSentiment).toBe('positive');
    expect(afterMoods(['curious', 'curious', 'excited']).dominantSentiment).toBe('curious');
  });

  it('forgets moods that left the window', () => {
    const old: Sentiment[] = Array.from({ length: 30 }, () => 'negative');
    const recent: Sentiment[] = Array.from({ length: 26 }, () => 'positive');
    expect(afterMoods([...old, ...recent]).dominantSentiment).toBe('positive');
  });

  it('measures the stretch of chatting in minutes', () => {
    expect(afterTimes([NOON, NOON + 10 * MINUTE]).sessionDuration).toBe(10);
    const resumed = NOON + 10 * MINUTE + VISIT_PAUSE_MS + 1;
    expect(afterTimes([NOON, NOON + 10 * MINUTE, resumed]).sessionDuration).toBe(0);
    expect(afterTimes([NOON, NOON + 10 * MINUTE, NOON + MINUTE]).sessionDuration).toBe(10);
    expect(afterTimes([NOON, NOON + 10 * MINUTE, NOON - MINUTE]).sessionDuration).toBe(0);
  });

  it('holds its bounds for any course of messages', () => {
    const message = fc.record({
      typingSpeed: fc.integer({ min: 0, max: 120 }),
      sentiment: fc.constantFrom<Sentiment>('excited', 'positive', 'negative', 'neutral'),
      now: fc.integer({ min: 0, max: 1e12 }),
    });
    fc.assert(
      fc.property(fc.array(message, { maxLength: 120 }), (messages) => {
        const stats = messages.reduce(
          (before, { now, ...sent }) => countMessage(before, sent, now),
          EMPTY_USER_STATS,
        );
        expect(stats.totalMessages).toBe(messages.length);
        expect(stats.typingSpeeds).toEqual(messages.slice(-50).map((sent) => sent.typingSpeed));
        expect(stats.sentiments).toEqual(messages.slice(-50).map((sent) => sent.sentiment));
        expect(stats.averageTypingSpeed).toBeLessThanOrEqual(120);
        expect(stats.sessionDuration).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
