import { joinClassNames } from '@/ui/joinClassNames';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { MovingBeats } from '../BeatBars/MovingBeats';
import * as styles from './Spinner.css';

export type SpinnerProps = {
  /** Said to everyone who listens, and shown unless `labelHidden`. */
  label: string;
  labelHidden?: boolean;
  size?: 'small' | 'large';
  /** Where the label is announced elsewhere: once is enough. */
  unannounced?: boolean;
};

const beat = [0.6, 1, 0.75, 0.9];
const beats = [0.35, 0.6, 0.85, 0.5, 1, 0.7, 0.9, 0.45, 0.65, 0.3];

export function Spinner({
  label,
  labelHidden = false,
  size = 'small',
  unannounced = false,
}: SpinnerProps) {
  const large = size === 'large';
  return (
    <div
      role="status"
      aria-live={unannounced ? 'off' : undefined}
      className={joinClassNames(styles.spinner, large && styles.stacked)}
    >
      <MovingBeats values={large ? beats : beat} size={large ? 'strip' : 'small'} pulse />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </div>
  );
}
