import type { ConfidenceLevel, EngagementLevel, ResponseInterpretation } from './levels';
import type { Sentiment } from './sentiment';

/** The emoji of a text, in order, and how many there are. */
export interface EmojiAnalysis {
  readonly count: number;
  readonly emojis: readonly string[];
}

/**
 * What was read from one message; field names as the backend has them (rule “Analysis of a
 * message”).
 */
export interface AnalysisResult {
  readonly typing_analysis: {
    readonly wpm: number;
    readonly consistency: number;
    readonly confidence_level: ConfidenceLevel;
  };
  readonly sentiment_analysis: {
    readonly sentiment: Sentiment;
    readonly confidence: number;
    readonly emotional_intensity: number;
    readonly emoji_analysis: EmojiAnalysis;
  };
  readonly response_analysis: {
    readonly response_time: number;
    readonly interpretation: ResponseInterpretation;
    readonly engagement_level: EngagementLevel;
  };
  readonly compatibility_score: number;
  readonly digital_body_language: {
    readonly confidence_level: ConfidenceLevel;
    readonly emotional_state: Sentiment;
    readonly engagement_level: EngagementLevel;
    readonly overall_assessment: string;
  };
  readonly timestamp: Date;
}
