import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './BeatBars.css';
import { type BeatSize, barMiddle, barSpan, beatSizes, beatsWidth, colourStep } from './geometry';
import * as moving from './MovingBeats.css';

export type MovingBeatsProps = {
  /** Heights from 0 (a dot) to 1. */
  values: readonly number[];
  size?: BeatSize;
  /** Spread over the parent's width; otherwise as wide as its bars. */
  fill?: boolean;
  /** The bars beat in turn: something is going on. */
  pulse?: boolean;
};

/** A row of beats that move each by itself, and so are each a line. */
export function MovingBeats({
  values,
  size = 'small',
  fill = false,
  pulse = false,
}: MovingBeatsProps) {
  const { bar, height } = beatSizes[size];
  const count = values.length;
  const across = (index: number) =>
    fill ? `${((index + 0.5) / count) * 100}%` : barMiddle(index, size);

  return (
    <svg
      aria-hidden="true"
      className={joinClassNames(styles.beats, fill && styles.fill)}
      width={fill ? '100%' : beatsWidth(count, size)}
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
              moving.step[colourStep(index, count)],
              pulse && moving.pulsing,
              pulse && moving.delay[index % 6],
            )}
          />
        );
      })}
    </svg>
  );
}
