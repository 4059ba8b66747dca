import * as v from 'valibot';
import { SENTIMENTS } from '@/domain/analysis/sentiment';
import { count, positive, share } from './fields';

export const userStatsRow = v.object({
  totalMessages: count,
  averageTypingSpeed: positive,
  dominantSentiment: v.picklist(SENTIMENTS),
  sessionDuration: positive,
  typingSpeeds: v.array(positive),
  sentiments: v.array(v.picklist(SENTIMENTS)),
  visit: v.nullable(v.object({ startedAt: v.number(), lastAt: v.number() })),
});

export type UserStatsRow = v.InferInput<typeof userStatsRow>;

/** Realtime stats as the backend answers them. */
export const realtimeStatsRow = v.object({
  average_wpm: positive,
  dominant_sentiment: v.picklist(SENTIMENTS),
  average_response_time: positive,
  engagement_trend: v.string(),
  typing_consistency: share,
  total_messages_analyzed: count,
  session_duration: positive,
  compatibility_score: share,
});

/**
 * Realtime stats as they are cached, with the newest analysis that was here when they were asked
 * for; unknown in rows that a backup brought.
 */
export const cachedRealtimeStatsRow = v.object({
  ...realtimeStatsRow.entries,
  newestAnalysisId: v.optional(v.nullable(v.string()), null),
});

export type RealtimeStatsRow = v.InferInput<typeof realtimeStatsRow>;
export type CachedRealtimeStatsRow = v.InferInput<typeof cachedRealtimeStatsRow>;
