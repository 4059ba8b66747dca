import type { Sentiment } from '@/domain/analysis/sentiment';
import { stroke } from '@/ui/components/BeatBars/moods.css';
import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './Stave.css';
import type { PlacedBeat } from './staves';

export interface StaveLinesProps {
  readonly beats: readonly PlacedBeat[];
  /** The mood that stands out, or null for all. */
  readonly mood?: Sentiment | null;
}

/** The line and its beats: height is speed, a gap is a pause, a dot is text that was not typed. */
export function StaveLines({ beats, mood = null }: StaveLinesProps) {
  return (
    <>
      {beats.map(({ id, x, reach, sentiment }) => (
        <line
          key={id}
          className={joinClassNames(
            styles.beat,
            stroke[sentiment],
            mood !== null && mood !== sentiment && styles.faded,
          )}
          x1={`${x}%`}
          x2={`${x}%`}
          y1={`${50 - reach}%`}
          y2={`${50 + reach + 0.01}%`}
        />
      ))}
    </>
  );
}

/** As many beats leave room for thick ones, on a phone too. */
const FEW = 24;

/** The class of a stave: the more beats share it, the thinner they are. */
export function staveClass(beats: readonly PlacedBeat[]): string {
  return joinClassNames(styles.stave, styles.crowd[beats.length > FEW ? 'many' : 'few']);
}
