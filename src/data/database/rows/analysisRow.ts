import * as v from 'valibot';
import {
  CONFIDENCE_LEVELS,
  ENGAGEMENT_LEVELS,
  RESPONSE_INTERPRETATIONS,
} from '@/domain/analysis/levels';
import { SENTIMENTS } from '@/domain/analysis/sentiment';
import { count, id, label, listOf, moment, seconds, share, words, wpm } from './fields';

/** The fields of an analysis that storage and backend write alike. */
export const analysisFields = {
  typing_analysis: v.object({
    wpm,
    consistency: share,
    confidence_level: v.picklist(CONFIDENCE_LEVELS),
  }),
  sentiment_analysis: v.object({
    sentiment: v.picklist(SENTIMENTS),
    confidence: share,
    emotional_intensity: share,
    emoji_analysis: v.object({ count, emojis: listOf(words) }),
  }),
  response_analysis: v.object({
    response_time: seconds,
    interpretation: v.picklist(RESPONSE_INTERPRETATIONS),
    engagement_level: v.picklist(ENGAGEMENT_LEVELS),
  }),
  compatibility_score: share,
  digital_body_language: v.object({
    confidence_level: v.picklist(CONFIDENCE_LEVELS),
    emotional_state: v.picklist(SENTIMENTS),
    engagement_level: v.picklist(ENGAGEMENT_LEVELS),
    overall_assessment: label,
  }),
};

/** A row of analysisHistory; its id is that of the message it analyses. */
export const analysisRow = v.object({
  id,
  source: v.picklist(['device', 'backend']),
  /** Order of arrival: it holds even when the clock is set back. */
  position: count,
  ...analysisFields,
  timestamp: moment,
});

/** An analysis as kept: made on this device until the backend's takes its place. */
export type StoredAnalysis = v.InferOutput<typeof analysisRow>;
export type AnalysisRow = v.InferInput<typeof analysisRow>;
