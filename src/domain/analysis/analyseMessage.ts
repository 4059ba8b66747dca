import type { Clock } from '../clock';
import { type Random, randomBetween } from '../random';
import type { AnalysisResult, EmojiAnalysis } from './analysisResult';
import {
  confidenceLevel,
  engagementByResponse,
  interpretResponse,
  summaryConfidenceLevel,
} from './levels';
import { overallAssessment } from './overallAssessment';
import { type SentimentSignals, sentimentOf, sentimentSignals } from './sentiment';
import { typingSpeed } from './typingSpeed';

/** A message as measured: both times in seconds; `timeTaken` is 0 for text that was not typed. */
export interface MeasuredMessage {
  readonly text: string;
  readonly timeTaken: number;
  readonly responseTime: number;
}

// One emoji as people see it: a flag, or a pictograph with its modifiers and joined parts.
const EMOJI =
  /\p{RI}{2}|\p{ExtPict}(?:\p{EMod}|\uFE0F)*(?:\u200D\p{ExtPict}(?:\p{EMod}|\uFE0F)*)*/gu;
const EMOJI_KEPT = 20;
const SIGNALS_OF_FULL_INTENSITY = 5;

function analyseEmoji(text: string): EmojiAnalysis {
  const emojis = text.match(EMOJI) ?? [];
  return { count: emojis.length, emojis: emojis.slice(0, EMOJI_KEPT) };
}

/** 0 for a flat text up to 1 for five or more signals (rule “Analysis of a message”). */
function emotionalIntensity(signals: SentimentSignals): number {
  const count =
    signals.excitedEmoji.length +
    signals.exclamations +
    signals.positiveWords.length +
    signals.negativeWords.length;
  return Math.min(1, count / SIGNALS_OF_FULL_INTENSITY);
}

/**
 * The whole analysis of one message (rule “Analysis of a message”). Consistency and compatibility
 * are drawn from 0.7..1, sentiment confidence from 0.8..1.
 */
export function analyseMessage(
  message: MeasuredMessage,
  clock: Clock,
  random: Random,
): AnalysisResult {
  const wpm = typingSpeed(message.text, message.timeTaken);
  const sentiment = sentimentOf(message.text);
  const responseSeconds = message.responseTime;
  const engagement = engagementByResponse(responseSeconds);
  return {
    typing_analysis: {
      wpm,
      consistency: randomBetween(0.7, 1, random),
      confidence_level: confidenceLevel(wpm),
    },
    sentiment_analysis: {
      sentiment,
      confidence: randomBetween(0.8, 1, random),
      emotional_intensity: emotionalIntensity(sentimentSignals(message.text)),
      emoji_analysis: analyseEmoji(message.text),
    },
    response_analysis: {
      response_time: responseSeconds,
      interpretation: interpretResponse(responseSeconds),
      engagement_level: engagement,
    },
    compatibility_score: randomBetween(0.7, 1, random),
    digital_body_language: {
      confidence_level: summaryConfidenceLevel(wpm),
      emotional_state: sentiment,
      engagement_level: engagement,
      overall_assessment: overallAssessment({ sentiment, wpm, responseSeconds }),
    },
    timestamp: new Date(clock()),
  };
}
