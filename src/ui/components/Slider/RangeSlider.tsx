import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './Slider.css';
import { SliderTrack } from './SliderTrack';

export type Range = readonly [low: number, high: number];

export type RangeSliderProps = {
  /** The group's name; each thumb has its own. */
  label: string;
  lowLabel: string;
  highLabel: string;
  value: Range;
  min: number;
  max: number;
  step?: number;
  onValueChange: (value: Range) => void;
  format?: (value: number) => string;
};

export function RangeSlider({
  label,
  lowLabel,
  highLabel,
  value: [low, high],
  min,
  max,
  step = 1,
  onValueChange,
  format = String,
}: RangeSliderProps) {
  const limits = { min, max, step };
  const lowAbove = low > (min + max) / 2;
  return (
    <fieldset className={styles.slider}>
      <legend className={styles.heading}>
        <span>{label}</span>
        <span className={styles.reading}>{`${format(low)} – ${format(high)}`}</span>
      </legend>
      <div className={styles.rail}>
        <SliderTrack min={min} max={max} from={low} to={high} />
        <input
          {...limits}
          type="range"
          aria-label={lowLabel}
          aria-valuetext={format(low)}
          className={joinClassNames(styles.range, styles.shared, lowAbove && styles.above)}
          value={low}
          onChange={(event) => onValueChange([Math.min(event.target.valueAsNumber, high), high])}
        />
        <input
          {...limits}
          type="range"
          aria-label={highLabel}
          aria-valuetext={format(high)}
          className={joinClassNames(styles.range, styles.shared)}
          value={high}
          onChange={(event) => onValueChange([low, Math.max(event.target.valueAsNumber, low)])}
        />
      </div>
    </fieldset>
  );
}
