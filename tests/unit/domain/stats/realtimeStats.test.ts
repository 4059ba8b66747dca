import { describe, expect, it, test } from 'vitest';
import type { AnalysisResult } from '@/domain/analysis/analysisResult';
import type { Sentiment } from '@/domain/analysis/sentiment';
import { realtimeStatsOf } from '@/domain/stats/realtimeStats';
import { VISIT_PAUSE_MS } from '@/domain/stats/visit';
import { analysis } from '../../../support/builders/chat.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 0, 5, 12);
const plain = analysis('Hello there', NOON);

interface Change {
  readonly wpm?: number;
  readonly consistency?: number;
  readonly sentiment?: Sentiment;
  readonly seconds?: number;
  readonly engaged?: boolean;
  readonly compatibility?: number;
  readonly at?: number;
}

function entry(change: Change): AnalysisResult {
  const { typing_analysis, sentiment_analysis, response_analysis } = plain;
  return {
    ...plain,
    typing_analysis: {
      ...typing_analysis,
      wpm: change.wpm ?? 40,
      consistency: change.consistency ?? 0.9,
    },
    sentiment_analysis: { ...sentiment_analysis, sentiment: change.sentiment ?? 'neutral' },
    response_analysis: {
      ...response_analysis,
      response_time: change.seconds ?? 1,
      engagement_level: (change.engaged ?? true) ? 'engaged' : 'moderate',
    },
    compatibility_score: change.compatibility ?? 0.75,
    timestamp: new Date(change.at ?? NOON),
  };
}

describe('realtime stats', () => {
  it('are the defaults of rule “Realtime stats” without any data', () => {
    expect(realtimeStatsOf([])).toEqual({
      average_wpm: 0,
      dominant_sentiment: 'neutral',
      average_response_time: 0,
      engagement_trend: 'stable',
      typing_consistency: 0.8,
      total_messages_analyzed: 0,
      session_duration: 0,
      compatibility_score: 0.8,
    });
  });

  it('are means, a mode and a count', () => {
    const stats = realtimeStatsOf([
      entry({ wpm: 30, consistency: 0.7, sentiment: 'positive', seconds: 1, compatibility: 0.7 }),
      entry({ wpm: 0, consistency: 0.8, sentiment: 'curious', seconds: 2, compatibility: 0.8 }),
      entry({ wpm: 61, consistency: 0.9, sentiment: 'positive', seconds: 6, compatibility: 0.9 }),
    ]);
    expect(stats).toMatchObject({
      average_wpm: 46,
      dominant_sentiment: 'positive',
      average_response_time: 3,
      total_messages_analyzed: 3,
    });
    expect(stats.typing_consistency).toBeCloseTo(0.8);
    expect(stats.compatibility_score).toBeCloseTo(0.8);
  });

  it('take no silence of more than six hours for a response', () => {
    const hours = 3600;
    const stats = realtimeStatsOf([
      entry({ seconds: 7 * 24 * hours, engaged: false }),
      entry({ seconds: 7 }),
      entry({ seconds: 6 * hours, engaged: true }),
    ]);
    expect(stats.average_response_time).toBe((7 + 6 * hours) / 2);
    // Nor for a lack of engagement, against which the rest would be an increase.
    expect(stats.engagement_trend).toBe('stable');
    expect(stats.total_messages_analyzed).toBe(3);
    expect(realtimeStatsOf([entry({ seconds: 7 * 24 * hours })]).average_response_time).toBe(0);
  });

  it('take consistency from what was typed', () => {
    const pasted = entry({ wpm: 0, consistency: 0.7 });
    expect(realtimeStatsOf([entry({ consistency: 0.9 }), pasted]).typing_consistency).toBe(0.9);
    expect(realtimeStatsOf([pasted]).typing_consistency).toBe(0.8);
  });

  it('take the more recent of equally frequent moods', () => {
    const moods = ['excited', 'curious', 'curious', 'excited'] as const;
    const stats = realtimeStatsOf(moods.map((sentiment) => entry({ sentiment })));
    expect(stats.dominant_sentiment).toBe('excited');
  });

  it('measure the latest visit only', () => {
    const evening = NOON + 10 * MINUTE + VISIT_PAUSE_MS + 1;
    const times = [NOON, NOON + 10 * MINUTE, evening, evening + 7 * MINUTE];
    expect(realtimeStatsOf(times.map((at) => entry({ at }))).session_duration).toBe(7);
  });
});

describe('the trend compares the newer half with the older', () => {
  // '+' is an engaged message, '-' a moderate one, oldest first.
  test.each([
    ['+', 'stable'],
    ['-', 'stable'],
    ['-+', 'increasing'],
    ['+-', 'stable'],
    ['++', 'stable'],
    ['--', 'stable'],
    // Of an odd count the middle one belongs to the newer half.
    ['-+-', 'increasing'],
    ['--+', 'increasing'],
    ['+++', 'stable'],
    ['+--', 'stable'],
    ['-+-+', 'stable'],
    ['+--+', 'stable'],
    ['--++', 'increasing'],
    ['-+++', 'increasing'],
    ['-+-+-', 'stable'],
    ['-+-++', 'increasing'],
  ])('%s is %s', (marks, trend) => {
    const history = [...marks].map((mark) => entry({ engaged: mark === '+' }));
    expect(realtimeStatsOf(history).engagement_trend).toBe(trend);
  });
});
