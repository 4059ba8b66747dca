import { ImagePlus } from 'lucide-react';
import { MovingBeats } from '@/ui/components/BeatBars/MovingBeats';
import { joinClassNames } from '@/ui/joinClassNames';
import { useFocusRequestedSection } from '../../editing/useFocusRequestedSection';
import { usePhotoPicker } from '../adding/usePhotoPicker';
import * as styles from './AddTile.css';

const BEAT = [0.6, 1, 0.75, 0.9] as const;

export interface AddTileProps {
  /** The first photo gets the whole row, with an invitation. */
  readonly isFirst: boolean;
  readonly isOver: boolean;
  readonly describedBy: string;
  readonly onFiles: (files: readonly File[]) => void;
}

export function AddTile({ isFirst, isOver, describedBy, onFiles }: AddTileProps) {
  const { open, field } = usePhotoPicker(onFiles);
  const asked = useFocusRequestedSection<HTMLLIElement>('photos');
  return (
    <li ref={asked} className={isFirst ? styles.wholeRow : styles.place}>
      {field}
      <button
        type="button"
        aria-describedby={describedBy}
        className={joinClassNames(styles.tile, isOver && styles.over)}
        onClick={open}
      >
        <span className={styles.icon}>
          <ImagePlus size={24} aria-hidden />
        </span>
        <span className={styles.label}>Add photos</span>
        <span className={styles.hint}>or drop them here</span>
      </button>
    </li>
  );
}

/** Where a photo will be once it is prepared; the album says so aloud. */
export function PreparingTile() {
  return (
    <li aria-hidden className={joinClassNames(styles.place, styles.preparing)}>
      <MovingBeats values={BEAT} pulse />
      <span>Preparing your photo</span>
    </li>
  );
}
