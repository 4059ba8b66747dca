import { type ChangeEvent, useState } from 'react';
import { type Sentiment, sentimentOf } from '@/domain/analysis/sentiment';
import { isBlank } from '@/domain/language/isBlank';
import { steadySpeed } from '@/domain/typing/steadySpeed';
import { beats, IDLE_METER, pauseMeter, recordInput, timeTaken } from '@/domain/typing/typingMeter';
import { useServices } from '@/services/useServices';
import { useOnHide } from '@/ui/page/useOnHide';
import { inputChanges } from '@/ui/typing/inputChanges';

export interface TypingTrial {
  readonly text: string;
  readonly beats: readonly number[];
  /** In WPM; 0 where nothing was measured, and for the first keys. */
  readonly speed: number;
  /** Null while there is nothing to judge. */
  readonly mood: Sentiment | null;
  readonly onInput: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Measures a text that is typed for the sake of it, by the rules that messages are measured by. */
export function useTypingTrial(): TypingTrial {
  const { clock } = useServices();
  const [{ text, meter, at }, setTrial] = useState({ text: '', meter: IDLE_METER, at: 0 });
  useOnHide(() => {
    const now = clock();
    setTrial(({ text, meter }) => ({ text, meter: pauseMeter(meter, now), at: now }));
  });
  return {
    text,
    beats: beats(meter),
    speed: steadySpeed(text, timeTaken(meter, at)),
    mood: isBlank(text) ? null : sentimentOf(text),
    onInput({ target: { value }, nativeEvent }) {
      const now = clock();
      const changes = inputChanges(nativeEvent, value, now);
      setTrial(({ meter: before }) => {
        return { text: value, meter: changes.reduce(recordInput, before), at: now };
      });
    },
  };
}
