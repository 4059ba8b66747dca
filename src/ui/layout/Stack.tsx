import { joinClassNames } from '@/ui/joinClassNames';
import type { BoxProps } from '@/ui/nativeProps';
import * as styles from './Stack.css';

type StackProps = BoxProps & {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'form' | 'aside';
  gap?: keyof typeof styles.gap;
  align?: keyof typeof styles.align;
};

export function Stack({ as: Tag = 'div', gap = 'x4', align = 'stretch', ...rest }: StackProps) {
  const className = joinClassNames(styles.stack, styles.gap[gap], styles.align[align]);
  return <Tag {...rest} className={className} />;
}
