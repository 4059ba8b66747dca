import { useMemo } from 'react';
import type { RhythmBeat } from '@/domain/stats/rhythmBeats';
import * as styles from './BeatChart.css';
import { beatWords, momentWords, speedWords } from './rhythmWords';
import { Stave } from './Stave';
import { stavesOf } from './staves';
import type { BeatChoice } from './useBeatChoice';

export interface BeatChartProps {
  readonly beats: readonly RhythmBeat[];
  readonly choice: BeatChoice;
  readonly now: Date;
}

/** The beats, and the one that is told: by finger, mouse or arrow keys. */
export function BeatChart({ beats, choice, now }: BeatChartProps) {
  const { chosen, index, shown, onKeyDown } = choice;
  const staves = useMemo(() => stavesOf(beats), [beats]);
  if (chosen === undefined) return null;
  return (
    <div className={styles.chart}>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Beats of your messages"
        aria-valuemin={1}
        aria-valuemax={shown.length}
        aria-valuenow={index + 1}
        aria-valuetext={beatWords(chosen, now)}
        className={styles.staves}
        onKeyDown={onKeyDown}
      >
        {staves.map((stave) => (
          <Stave key={stave[0]?.id} beats={stave} choice={choice} />
        ))}
      </div>
      <p aria-hidden className={styles.told}>
        <span className={styles.speed}>{speedWords(chosen.speed)}</span>
        <span>{chosen.sentiment}</span>
        <span className={styles.soft}>{momentWords(chosen.at, now)}</span>
      </p>
    </div>
  );
}
