import { SENTIMENTS, type Sentiment } from '../analysis/sentiment';
import { averageTypingSpeed, mostFrequent } from './averages';
import type { RhythmMessage } from './rhythmBeats';

/** The messages of one mood: how many, and their mean speed in WPM (0 when none was typed). */
export interface MoodFigures {
  readonly sentiment: Sentiment;
  readonly messages: number;
  readonly speed: number;
}

export interface RhythmSummary {
  readonly messages: number;
  /** Mean speed in WPM of what was typed; 0 when nothing was. */
  readonly speed: number;
  readonly dominantSentiment: Sentiment;
  /** Moods that occur, in the order of rule “Order”. */
  readonly moods: readonly MoodFigures[];
}

/**
 * The messages, oldest first, in a few figures; zero speeds stay out of means (rule “Zero speeds”).
 */
export function rhythmSummary(messages: readonly RhythmMessage[]): RhythmSummary {
  const speedOf = (some: readonly RhythmMessage[]) =>
    averageTypingSpeed(some.map(({ speed }) => speed));
  const moods = SENTIMENTS.flatMap((sentiment) => {
    const inMood = messages.filter((message) => message.sentiment === sentiment);
    return inMood.length === 0
      ? []
      : [{ sentiment, messages: inMood.length, speed: speedOf(inMood) }];
  });
  return {
    messages: messages.length,
    speed: speedOf(messages),
    dominantSentiment: mostFrequent(messages.map(({ sentiment }) => sentiment)) ?? 'neutral',
    moods,
  };
}
