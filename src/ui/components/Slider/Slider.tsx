import { useId } from 'react';
import * as styles from './Slider.css';
import { SliderTrack } from './SliderTrack';

export type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onValueChange: (value: number) => void;
  /** How the value is shown and read out, such as "10 km". */
  format?: (value: number) => string;
  disabled?: boolean;
};

export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  onValueChange,
  format = String,
  disabled = false,
}: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <div className={styles.heading}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={styles.reading}>
          {format(value)}
        </output>
      </div>
      <div className={styles.rail}>
        <SliderTrack min={min} max={max} from={min} to={value} />
        <input
          id={id}
          type="range"
          className={styles.range}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={format(value)}
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
