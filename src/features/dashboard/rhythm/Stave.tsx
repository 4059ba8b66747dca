import type { PointerEvent } from 'react';
import * as styles from './Stave.css';
import { StaveLines, staveClass } from './StaveLines';
import { nearestBeat, type PlacedBeat } from './staves';
import type { BeatChoice } from './useBeatChoice';

export interface StaveProps {
  readonly beats: readonly PlacedBeat[];
  readonly choice: BeatChoice;
}

/** A line of beats that tells the one nearest to the finger or the mouse. */
export function Stave({ beats, choice }: StaveProps) {
  const { chosen, mood, onChoose } = choice;
  const shown = beats.filter(({ sentiment }) => mood === null || sentiment === mood);
  const marked = beats.find(({ id }) => id === chosen?.id);

  const choose = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width: across } = currentTarget.getBoundingClientRect();
    const nearest = nearestBeat(shown, ((clientX - left) / across) * 100);
    if (nearest !== undefined) onChoose(nearest.id);
  };

  return (
    <svg
      aria-hidden="true"
      className={staveClass(beats)}
      onPointerDown={choose}
      onPointerMove={choose}
    >
      <line className={styles.line} x1="0" x2="100%" y1="50%" y2="50%" />
      {marked && (
        <line className={styles.marker} x1={`${marked.x}%`} x2={`${marked.x}%`} y1="4%" y2="96%" />
      )}
      <StaveLines beats={beats} mood={mood} />
    </svg>
  );
}
