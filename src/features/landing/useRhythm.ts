import { type ChangeEvent, useState } from 'react';
import { type Sentiment, sentimentOf } from '@/domain/analysis/sentiment';
import { isBlank } from '@/domain/language/isBlank';
import { steadySpeed } from '@/domain/typing/steadySpeed';
import { beats, IDLE_METER, recordInput, timeTaken } from '@/domain/typing/typingMeter';
import { inputChanges } from '@/ui/typing/inputChanges';
import { rhythm } from './content';

export interface Rhythm {
  readonly text: string;
  readonly beats: readonly number[];
  /** In WPM; 0 while nothing is measured. */
  readonly speed: number;
  /** Null while there is nothing to judge. */
  readonly mood: Sentiment | null;
  /** Some of it was pasted or dictated, so it has no rhythm. */
  readonly inserted: boolean;
  readonly onInput: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Measures what is typed into the field by the rules that messages are measured by. */
export function useRhythm(): Rhythm {
  const [{ text, meter, at }, setTyped] = useState({ text: '', meter: IDLE_METER, at: 0 });
  return {
    text,
    beats: beats(meter),
    speed: steadySpeed(text, timeTaken(meter, at)),
    mood: isBlank(text) ? null : sentimentOf(text),
    inserted: meter.inserted,
    onInput({ target: { value }, nativeEvent, timeStamp }) {
      const at = performance.timeOrigin + timeStamp;
      const changes = inputChanges(nativeEvent, value, at);
      setTyped((before) => ({ text: value, meter: changes.reduce(recordInput, before.meter), at }));
    },
  };
}

/** What the card says of the typing. */
export function readingOf({ mood, speed, inserted }: Rhythm) {
  if (mood === null) return rhythm.idle;
  if (inserted) return rhythm.pasted;
  return { badge: speed > 0 ? `${speed} WPM` : rhythm.unmeasured, note: rhythm.moods[mood] };
}
