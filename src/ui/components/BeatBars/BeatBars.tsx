import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './BeatBars.css';
import { type BeatSize, barMiddle, beatPath, beatSizes, beatsWidth } from './geometry';

export type BeatBarsProps = {
  /** Heights from 0 (a dot) to 1. */
  values: readonly number[];
  size?: BeatSize;
  /** Spread over the parent's width; otherwise as wide as its bars. */
  fill?: boolean;
  /** Given: an image with this name. Left out: decoration. */
  label?: string | undefined;
};

/** A row of beats that stands still: one path, as a long chat shows hundreds of bars. */
export function BeatBars({ values, size = 'small', fill = false, label }: BeatBarsProps) {
  const { bar, height } = beatSizes[size];
  const count = values.length;
  const middleOf = (index: number) => (fill ? index + 0.5 : barMiddle(index, size));
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const spread = { width: '100%', viewBox: `0 0 ${count} ${height}`, preserveAspectRatio: 'none' };

  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a <title> would pop up as a tooltip; named by aria-label
    <svg
      {...meaning}
      {...(fill ? spread : { width: beatsWidth(count, size) })}
      className={joinClassNames(styles.beats, fill && styles.fill)}
      height={height}
      strokeWidth={bar}
    >
      <path
        d={beatPath(values, { bar, height }, middleOf)}
        className={joinClassNames(styles.still, count > 1 && styles.coloured)}
      />
    </svg>
  );
}
