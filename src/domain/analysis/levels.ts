export const CONFIDENCE_LEVELS = ['high', 'medium', 'low'] as const;
export const ENGAGEMENT_LEVELS = ['engaged', 'moderate'] as const;
export const RESPONSE_INTERPRETATIONS = ['very_engaged', 'engaged', 'thoughtful'] as const;

export type ConfidenceLevel = (typeof CONFIDENCE_LEVELS)[number];
export type EngagementLevel = (typeof ENGAGEMENT_LEVELS)[number];
export type ResponseInterpretation = (typeof RESPONSE_INTERPRETATIONS)[number];

/** Confidence shown by a typing speed in WPM (rule “Confidence by speed”). */
export function confidenceLevel(wpm: number): ConfidenceLevel {
  if (wpm > 40) return 'high';
  return wpm > 20 ? 'medium' : 'low';
}

/**
 * The body-language summary knows only high and medium (rule “Confidence in the body-language
 * summary”).
 */
export function summaryConfidenceLevel(wpm: number): ConfidenceLevel {
  return wpm > 40 ? 'high' : 'medium';
}

/** What a response time in seconds says (rule “Response interpretation”). */
export function interpretResponse(seconds: number): ResponseInterpretation {
  if (seconds < 2) return 'very_engaged';
  return seconds < 5 ? 'engaged' : 'thoughtful';
}

/** Engagement shown by a response time in seconds (rule “Engagement”). */
export function engagementByResponse(seconds: number): EngagementLevel {
  return seconds < 5 ? 'engaged' : 'moderate';
}

/** Engagement shown by a typing speed in WPM (rule “Engagement”). */
export function engagementByTyping(wpm: number): EngagementLevel {
  return wpm > 30 ? 'engaged' : 'moderate';
}
