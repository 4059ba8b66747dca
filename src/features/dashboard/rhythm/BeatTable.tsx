import { memo } from 'react';
import type { RhythmBeat } from '@/domain/stats/rhythmBeats';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { momentWords, speedWords } from './rhythmWords';

export interface BeatTableProps {
  readonly beats: readonly RhythmBeat[];
  readonly now: Date;
}

/** The same beats for those who listen. */
export const BeatTable = memo(function BeatTable({ beats, now }: BeatTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>Your rhythm, message by message</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Speed</th>
            <th scope="col">Sentiment</th>
          </tr>
        </thead>
        <tbody>
          {beats.map(({ id, at, speed, sentiment }) => (
            <tr key={id}>
              <th scope="row">{momentWords(at, now)}</th>
              <td>{speedWords(speed)}</td>
              <td>{sentiment}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
});
