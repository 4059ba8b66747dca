import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './SampleMark.css';

export interface SampleMarkProps {
  /** What it lies on. */
  readonly on?: keyof typeof styles.ground;
}

/** Marks a demo value, which stands until the device knows better (design, decision 10). */
export function SampleMark({ on = 'card' }: SampleMarkProps) {
  return <span className={joinClassNames(styles.mark, styles.ground[on])}>Sample</span>;
}
