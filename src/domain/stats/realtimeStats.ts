import type { AnalysisResult } from '../analysis/analysisResult';
import type { Sentiment } from '../analysis/sentiment';
import { isNewConversation } from '../chat/silence';
import { averageTypingSpeed, mean, mostFrequent } from './averages';
import { continueVisit, type Visit, visitMinutes } from './visit';

/**
 * Running figures (rule “Realtime stats”): speed in WPM, times in seconds, duration in minutes,
 * consistency and compatibility 0..1. Any trend but 'increasing' is shown as stable.
 */
export interface RealtimeStats {
  readonly average_wpm: number;
  readonly dominant_sentiment: Sentiment;
  readonly average_response_time: number;
  readonly engagement_trend: string;
  readonly typing_consistency: number;
  readonly total_messages_analyzed: number;
  readonly session_duration: number;
  readonly compatibility_score: number;
}

/** Whether the message answered something: older versions measured silences of days as well. */
export function isResponse({ response_analysis: { response_time } }: AnalysisResult): boolean {
  return !isNewConversation(response_time * 1000);
}

function engagedShare(history: readonly AnalysisResult[]): number | null {
  return mean(
    history.map((entry) => (entry.response_analysis.engagement_level === 'engaged' ? 1 : 0)),
  );
}

function engagementTrend(history: readonly AnalysisResult[]): 'increasing' | 'stable' {
  const middle = Math.floor(history.length / 2);
  const older = engagedShare(history.slice(0, middle));
  const newer = engagedShare(history.slice(middle));
  return older !== null && newer !== null && newer > older ? 'increasing' : 'stable';
}

function latestVisit(history: readonly AnalysisResult[]): Visit | null {
  return history.reduce<Visit | null>(
    (visit, entry) => continueVisit(visit, entry.timestamp.getTime()),
    null,
  );
}

/**
 * Realtime stats from the analysis history, oldest entry first, with the defaults for no data (rule
 * “Realtime stats”). What was not typed has no speed and no consistency; what answered nothing has
 * no response time, and no engagement by it.
 */
export function realtimeStatsOf(history: readonly AnalysisResult[]): RealtimeStats {
  const typed = history.filter(({ typing_analysis }) => typing_analysis.wpm > 0);
  const responses = history.filter(isResponse);
  return {
    average_wpm: averageTypingSpeed(history.map((entry) => entry.typing_analysis.wpm)),
    dominant_sentiment:
      mostFrequent(history.map((entry) => entry.sentiment_analysis.sentiment)) ?? 'neutral',
    average_response_time:
      mean(responses.map(({ response_analysis }) => response_analysis.response_time)) ?? 0,
    engagement_trend: engagementTrend(responses),
    typing_consistency: mean(typed.map((entry) => entry.typing_analysis.consistency)) ?? 0.8,
    total_messages_analyzed: history.length,
    session_duration: visitMinutes(latestVisit(history)),
    compatibility_score: mean(history.map((entry) => entry.compatibility_score)) ?? 0.8,
  };
}
