import type { Sentiment } from '@/domain/analysis/sentiment';
import { stroke, swatch } from '@/ui/components/BeatBars/moods.css';

/** The colour of a mood beside its word. */
export function MoodMark({ mood }: { readonly mood: Sentiment }) {
  return (
    <svg aria-hidden="true" className={swatch} strokeWidth="4">
      <line className={stroke[mood]} x1="50%" x2="50%" y1="20%" y2="80%" />
    </svg>
  );
}
