import type { Sentiment } from './sentiment';

/** The signals an overall assessment rests on: speed in WPM, response time in seconds. */
export interface AssessmentSignals {
  readonly sentiment: Sentiment;
  readonly wpm: number;
  readonly responseSeconds: number;
}

/**
 * The sentence that sums a message up; the first rule that fits wins (rule “Overall assessment”).
 */
export function overallAssessment({ sentiment, wpm, responseSeconds }: AssessmentSignals): string {
  if (sentiment === 'excited' && wpm > 40 && responseSeconds < 3) {
    return 'Highly Compatible - Strong mutual interest detected';
  }
  if (sentiment === 'positive' && wpm > 25) {
    return 'Good Connection - Positive engagement patterns';
  }
  if (sentiment === 'curious' || responseSeconds > 5) {
    return 'Thoughtful Interest - Meaningful connection developing';
  }
  return 'Building Rapport - Getting to know each other';
}
