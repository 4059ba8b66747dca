import * as styles from './Slider.css';

const percent = (value: number, min: number, max: number) =>
  max > min ? ((value - min) / (max - min)) * 100 : 0;

// From the very end of the groove; the thumb covers what is missing at the other side.
const halfThumb = 14;

type SliderTrackProps = { min: number; max: number; from: number; to: number };

export function SliderTrack({ min, max, from, to }: SliderTrackProps) {
  const start = percent(from, min, max);
  const end = percent(to, min, max);
  return (
    <svg aria-hidden="true" className={styles.track} width="100%" height="8">
      <rect
        x={start > 0 ? `${start}%` : -halfThumb}
        width={`${Math.max(0, end - start)}%`}
        height="8"
        rx="4"
        className={styles.filled}
      />
    </svg>
  );
}
