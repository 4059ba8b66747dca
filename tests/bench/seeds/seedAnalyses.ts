import type { Page } from '@playwright/test';
import { putRows } from '../../browser/fixtures/storage.ts';

const KEPT = 100;

/** Fills the analysis history and the chat statistics as `count` sent messages would have left them. */
export function seedAnalyses(page: Page, count: number): Promise<void> {
  const kept = Math.min(KEPT, count);
  const now = Date.now();
  const history = Array.from({ length: kept }, (_, index) => {
    const sentiment = index % 3 === 0 ? 'excited' : 'curious';
    const row = {
      id: crypto.randomUUID(),
      source: 'device',
      position: index,
      timestamp: now - (kept - index) * 60_000,
      typing_analysis: { wpm: 35 + (index % 20), consistency: 0.8, confidence_level: 'high' },
      sentiment_analysis: {
        sentiment,
        confidence: 0.9,
        emotional_intensity: 0.2,
        emoji_analysis: { count: 0, emojis: [] },
      },
      response_analysis: {
        response_time: 3,
        interpretation: 'engaged',
        engagement_level: 'engaged',
      },
      compatibility_score: 0.8,
      digital_body_language: {
        confidence_level: 'high',
        emotional_state: sentiment,
        engagement_level: 'engaged',
        overall_assessment: 'Building Rapport - Getting to know each other',
      },
    };
    return { store: 'analysisHistory', row };
  });
  const stats = {
    totalMessages: count,
    averageTypingSpeed: 44,
    dominantSentiment: 'curious',
    sessionDuration: 12,
    typingSpeeds: [44],
    sentiments: ['curious'],
    visit: null,
  };
  return putRows(page, [...history, { store: 'userStats', key: 'current', row: stats }]);
}
