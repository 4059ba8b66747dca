import { joinClassNames } from '@/ui/joinClassNames';
import type { BoxProps } from '@/ui/nativeProps';
import * as styles from './Card.css';

export type CardProps = BoxProps & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'form';
  tone?: keyof typeof styles.tone;
  /** `none` clips its content to the corners: for pictures that reach the edge. */
  padding?: keyof typeof styles.padding;
};

export function Card({ as: Tag = 'div', tone = 'card', padding = 'normal', ...rest }: CardProps) {
  const className = joinClassNames(styles.card, styles.tone[tone], styles.padding[padding]);
  return <Tag {...rest} className={className} />;
}
