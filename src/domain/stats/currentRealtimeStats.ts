import type { AnalysisResult } from '../analysis/analysisResult';
import { isNewConversation } from '../chat/silence';
import { isResponse, type RealtimeStats, realtimeStatsOf } from './realtimeStats';

/** An analysis as the device keeps it: its own, or the backend's in its place. */
export interface KnownAnalysis extends AnalysisResult {
  readonly id: string;
  readonly source: 'device' | 'backend';
}

/** The backend's realtime stats, and which analysis was the newest here when they were asked for. */
export interface CachedRealtimeStats extends RealtimeStats {
  readonly newestAnalysisId: string | null;
}

/**
 * Whether the backend's answer rests on everything that this device has learned, and on no silence
 * that an older version sent as a response time.
 */
function isUpToDate(history: readonly KnownAnalysis[], cached: CachedRealtimeStats): boolean {
  return (
    cached.total_messages_analyzed >= history.length &&
    cached.newestAnalysisId === (history.at(-1)?.id ?? null) &&
    !isNewConversation(cached.average_response_time * 1000) &&
    history.every((entry) => entry.source === 'backend' && isResponse(entry))
  );
}

/**
 * The realtime stats to show (rule “Which realtime stats are shown”): the backend's, unless the
 * device has learned something since or something that was kept from the backend; then those of the
 * history, oldest entry first. Null while there is no analysis at all.
 */
export function currentRealtimeStats(
  history: readonly KnownAnalysis[],
  cached: CachedRealtimeStats | null,
): RealtimeStats | null {
  if (cached !== null && isUpToDate(history, cached) && cached.total_messages_analyzed > 0) {
    const { newestAnalysisId: _, ...stats } = cached;
    return stats;
  }
  return history.length === 0 ? null : realtimeStatsOf(history);
}
