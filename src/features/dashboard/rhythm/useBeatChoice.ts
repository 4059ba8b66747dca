import { type KeyboardEvent, useState } from 'react';
import type { Sentiment } from '@/domain/analysis/sentiment';
import type { RhythmBeat } from '@/domain/stats/rhythmBeats';

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The beat that is told, the latest at first, and the mood that is looked at, if one is. */
export function useBeatChoice(beats: readonly RhythmBeat[]) {
  const [wantedId, setWantedId] = useState<string | null>(null);
  const [wantedMood, setWantedMood] = useState<Sentiment | null>(null);
  // The mood's last message may just have left the hundred.
  const mood = beats.some(({ sentiment }) => sentiment === wantedMood) ? wantedMood : null;
  const shown = beats.filter(({ sentiment }) => mood === null || sentiment === mood);
  const wanted = shown.findIndex(({ id }) => id === wantedId);
  const index = wanted === -1 ? shown.length - 1 : wanted;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(index + step, shown.length - 1));
    setWantedId(shown[next]?.id ?? null);
  };

  return {
    /** The beats of the mood that is looked at, or all. */
    shown,
    index,
    chosen: shown[index],
    mood,
    onKeyDown,
    onChoose: setWantedId,
    onMood: (sentiment: Sentiment) => setWantedMood(sentiment === mood ? null : sentiment),
  };
}

export type BeatChoice = ReturnType<typeof useBeatChoice>;
