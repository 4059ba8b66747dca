import type { Sentiment } from '../analysis/sentiment';
import { averageTypingSpeed, mostFrequent } from './averages';
import { continueVisit, type Visit, visitMinutes } from './visit';

/** Speeds and sentiments kept for averages (rule “Chat statistics”). */
export const STATS_WINDOW = 50;

/** Chat statistics of the person (rule “Chat statistics”): speeds in WPM, duration in minutes. */
export interface UserStats {
  readonly totalMessages: number;
  readonly averageTypingSpeed: number;
  readonly dominantSentiment: Sentiment;
  readonly sessionDuration: number;
  readonly typingSpeeds: readonly number[];
  readonly sentiments: readonly Sentiment[];
  /** The current stretch of chatting, from which the duration follows. */
  readonly visit: Visit | null;
}

export const EMPTY_USER_STATS: UserStats = {
  totalMessages: 0,
  averageTypingSpeed: 0,
  dominantSentiment: 'neutral',
  sessionDuration: 0,
  typingSpeeds: [],
  sentiments: [],
  visit: null,
};

/** The statistics after one more message, sent at `now` (rule “Chat statistics”). */
export function countMessage(
  stats: UserStats,
  message: { readonly typingSpeed: number; readonly sentiment: Sentiment },
  now: number,
): UserStats {
  const typingSpeeds = [...stats.typingSpeeds, message.typingSpeed].slice(-STATS_WINDOW);
  const sentiments = [...stats.sentiments, message.sentiment].slice(-STATS_WINDOW);
  const visit = continueVisit(stats.visit, now);
  return {
    totalMessages: stats.totalMessages + 1,
    averageTypingSpeed: averageTypingSpeed(typingSpeeds),
    dominantSentiment: mostFrequent(sentiments) ?? 'neutral',
    sessionDuration: visitMinutes(visit),
    typingSpeeds,
    sentiments,
    visit,
  };
}
