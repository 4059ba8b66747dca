import { joinClassNames } from '@/ui/joinClassNames';
import type { BoxProps } from '@/ui/nativeProps';
import * as styles from './Text.css';

export type TextProps = BoxProps & {
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'li' | 'figcaption';
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  /** Cut with an ellipsis. */
  oneLine?: boolean;
  /** Figures of one width, for numbers that change or stand in columns. */
  tabular?: boolean;
};

export function Text({
  as: Tag = 'p',
  size = 'body',
  tone = 'inherit',
  weight = 'regular',
  oneLine = false,
  tabular = false,
  ...rest
}: TextProps) {
  const className = joinClassNames(
    styles.size[size],
    styles.tone[tone],
    styles.weight[weight],
    oneLine && styles.oneLine,
    tabular && styles.tabular,
  );
  return <Tag {...rest} className={className} />;
}
