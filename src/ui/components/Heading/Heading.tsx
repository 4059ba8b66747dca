import type { BoxProps } from '@/ui/nativeProps';
import * as styles from './Heading.css';

export type HeadingProps = BoxProps & {
  /** Its place in the outline; `size` is how it looks. */
  level: 1 | 2 | 3 | 4;
  size?: keyof typeof styles.size;
};

const usualSize = { 1: 'display', 2: 'heading', 3: 'title', 4: 'card' } as const;

export function Heading({ level, size = usualSize[level], ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={styles.size[size]} />;
}
