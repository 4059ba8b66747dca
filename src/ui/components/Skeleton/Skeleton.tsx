import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './Skeleton.css';

export type SkeletonProps = {
  shape?: keyof typeof styles.shape;
  width?: keyof typeof styles.width;
};

/** Holds a place while the content comes; what is loading is said elsewhere, by a Spinner. */
export function Skeleton({ shape = 'line', width }: SkeletonProps) {
  const usual = shape === 'circle' ? 'own' : 'full';
  const className = joinClassNames(
    styles.skeleton,
    styles.shape[shape],
    styles.width[width ?? usual],
  );
  return <span aria-hidden className={className} />;
}
