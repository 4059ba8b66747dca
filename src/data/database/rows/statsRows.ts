import * as v from 'valibot';
import { SENTIMENTS } from '@/domain/analysis/sentiment';
import { count, id, listOf, milliseconds, minutes, seconds, share, wpm } from './fields';

export const userStatsRow = v.object({
  totalMessages: count,
  averageTypingSpeed: wpm,
  dominantSentiment: v.picklist(SENTIMENTS),
  sessionDuration: minutes,
  typingSpeeds: listOf(wpm),
  sentiments: listOf(v.picklist(SENTIMENTS)),
  visit: v.nullable(v.object({ startedAt: milliseconds, lastAt: milliseconds })),
});

export type UserStatsRow = v.InferInput<typeof userStatsRow>;

/** In seconds; nobody's answers take longer on average. */
const A_MONTH = 30 * 86_400;

/** Realtime stats as the backend answers them. */
export const realtimeStatsRow = v.object({
  average_wpm: wpm,
  dominant_sentiment: v.picklist(SENTIMENTS),
  average_response_time: v.pipe(seconds, v.maxValue(A_MONTH)),
  engagement_trend: id,
  typing_consistency: share,
  total_messages_analyzed: count,
  session_duration: seconds,
  compatibility_score: share,
});

/**
 * Realtime stats as they are cached, with the newest analysis that was here when they were asked
 * for; unknown in rows that a backup brought.
 */
export const cachedRealtimeStatsRow = v.object({
  ...realtimeStatsRow.entries,
  newestAnalysisId: v.optional(v.nullable(id), null),
});

export type RealtimeStatsRow = v.InferInput<typeof realtimeStatsRow>;
export type CachedRealtimeStatsRow = v.InferInput<typeof cachedRealtimeStatsRow>;
