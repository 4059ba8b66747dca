import type { AnalysisResult } from '../analysis/analysisResult';
import type { Sentiment } from '../analysis/sentiment';

/** A message as its rhythm keeps it: speed in WPM, 0 for text that was not typed. */
export interface RhythmMessage {
  readonly id: string;
  readonly speed: number;
  readonly sentiment: Sentiment;
  readonly at: Date;
}

/** One beat of the chart: a message, and how long the pause before it was, 0..1. */
export interface RhythmBeat extends RhythmMessage {
  readonly pause: number;
}

/** What the rhythm keeps of an analysis (rule “Rhythm”). */
export function rhythmMessage(analysis: AnalysisResult & { readonly id: string }): RhythmMessage {
  return {
    id: analysis.id,
    speed: analysis.typing_analysis.wpm,
    sentiment: analysis.sentiment_analysis.sentiment,
    at: analysis.timestamp,
  };
}

const SHORTEST_PAUSE_MS = 2 * 60_000;
const LONGEST_PAUSE_MS = 7 * 24 * 60 * 60_000;

/**
 * The pause between two messages as a share 0..1: nothing below two minutes, all from a week on,
 * in between logarithmic, as pauses are felt. A clock that was set back makes no pause.
 */
export function pauseShare(milliseconds: number): number {
  const bounded = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, milliseconds));
  return Math.log(bounded / SHORTEST_PAUSE_MS) / Math.log(LONGEST_PAUSE_MS / SHORTEST_PAUSE_MS);
}

/** The messages, oldest first, as beats. */
export function rhythmBeats(messages: readonly RhythmMessage[]): readonly RhythmBeat[] {
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const pause = before === undefined ? 0 : message.at.getTime() - before.at.getTime();
    return { ...message, pause: pauseShare(pause) };
  });
}
