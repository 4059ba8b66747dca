import { joinClassNames } from '@/ui/joinClassNames';
import type { BoxProps } from '@/ui/nativeProps';
import * as styles from './Page.css';

type PageProps = BoxProps & {
  as?: 'div' | 'main' | 'section' | 'header' | 'footer';
  width?: keyof typeof styles.width;
  /** Space above and below. */
  block?: keyof typeof styles.block;
};

export function Page({ as: Tag = 'div', width = 'content', block = 'none', ...rest }: PageProps) {
  const className = joinClassNames(styles.page, styles.width[width], styles.block[block]);
  return <Tag {...rest} className={className} />;
}
