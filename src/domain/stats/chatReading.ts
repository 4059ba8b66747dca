import type { KnownAnalysis } from './currentRealtimeStats';
import { isResponse, type RealtimeStats, realtimeStatsOf } from './realtimeStats';

/** What the kept analyses of one chat say together. */
export interface ChatReading extends RealtimeStats {
  /** How many messages were typed: speed and consistency stand on these. */
  readonly typed: number;
  /** How many messages answered something: the response time stands on these. */
  readonly responses: number;
  /** How many of the analyses are the backend's. */
  readonly fromBackend: number;
  /** The overall assessment of the latest message. */
  readonly assessment: string;
}

/** The reading of a chat, from its analyses, oldest first; null of none. */
export function chatReading(analyses: readonly KnownAnalysis[]): ChatReading | null {
  const latest = analyses.at(-1);
  if (latest === undefined) return null;
  return {
    ...realtimeStatsOf(analyses),
    typed: analyses.filter(({ typing_analysis }) => typing_analysis.wpm > 0).length,
    responses: analyses.filter(isResponse).length,
    fromBackend: analyses.filter(({ source }) => source === 'backend').length,
    assessment: latest.digital_body_language.overall_assessment,
  };
}
