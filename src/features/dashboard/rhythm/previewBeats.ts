import type { Sentiment } from '@/domain/analysis/sentiment';
import type { RhythmBeat } from '@/domain/stats/rhythmBeats';

const moods: readonly Sentiment[] = ['excited', 'excited', 'positive', 'curious', 'positive'];

/** Beats that could be anyone's, as many as fill two staves. */
export const previewBeats: readonly RhythmBeat[] = Array.from({ length: 90 }, (_, index) => ({
  id: String(index),
  at: new Date(0),
  speed: 16 + 44 * Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.37)),
  sentiment: moods[Math.floor(index / 3) % moods.length] ?? 'neutral',
  pause: index % 13 === 12 ? 0.4 : 0,
}));
