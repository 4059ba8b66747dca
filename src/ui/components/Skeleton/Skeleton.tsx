import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './Skeleton.css';

export type SkeletonProps = {
  shape?: keyof typeof styles.shape;
  width?: keyof typeof styles.width;
};

/** Holds a place while the content comes; what is loading is said elsewhere, by a Spinner. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  const className = joinClassNames(styles.skeleton, styles.shape[shape], styles.width[width]);
  return <span aria-hidden className={className} />;
}
