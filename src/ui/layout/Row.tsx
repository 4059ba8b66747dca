import { joinClassNames } from '@/ui/joinClassNames';
import type { BoxProps } from '@/ui/nativeProps';
import * as styles from './Stack.css';

type RowProps = BoxProps & {
  as?: 'div' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'span';
  gap?: keyof typeof styles.gap;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
  wrap?: boolean;
};

export function Row({
  as: Tag = 'div',
  gap = 'x2',
  align = 'center',
  justify = 'start',
  wrap = false,
  ...rest
}: RowProps) {
  const className = joinClassNames(
    styles.row,
    styles.gap[gap],
    styles.align[align],
    styles.justify[justify],
    wrap && styles.wrap,
  );
  return <Tag {...rest} className={className} />;
}
