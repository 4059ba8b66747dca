import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './BeatBars.css';
import { type BeatSize, barSpan, beatSizes, colourStep } from './geometry';

export type BeatBarsProps = {
  /** Heights from 0 (a dot) to 1. */
  values: readonly number[];
  size?: BeatSize;
  /** Spread over the parent's width; otherwise as wide as its bars. */
  fill?: boolean;
  /** The bars beat in turn: something is going on. */
  pulse?: boolean;
  /** Given: an image with this name. Left out: decoration. */
  label?: string | undefined;
};

export function BeatBars({
  values,
  size = 'small',
  fill = false,
  pulse = false,
  label,
}: BeatBarsProps) {
  const { bar, gap, height } = beatSizes[size];
  const count = values.length;
  const width = Math.max(0, count * (bar + gap) - gap);
  const across = (index: number) =>
    fill ? `${((index + 0.5) / count) * 100}%` : bar / 2 + index * (bar + gap);
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };

  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a <title> would pop up as a tooltip; named by aria-label
    <svg
      {...meaning}
      className={joinClassNames(styles.beats, fill && styles.fill)}
      width={fill ? '100%' : width}
      height={height}
      strokeWidth={bar}
    >
      {values.map((value, index) => {
        const { top, bottom } = barSpan(value, { bar, height });
        const x = across(index);
        return (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: a beat is its place in the line
            key={index}
            x1={x}
            x2={x}
            y1={top}
            y2={bottom}
            className={joinClassNames(
              styles.step[colourStep(index, count)],
              pulse && styles.pulsing,
              pulse && styles.delay[index % 6],
            )}
          />
        );
      })}
    </svg>
  );
}
