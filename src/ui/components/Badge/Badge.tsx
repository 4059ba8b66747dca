import type { ReactNode } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import type { BoxProps } from '@/ui/nativeProps';
import { textInElement } from '@/ui/text/textInElement';
import * as styles from './Badge.css';

export type BadgeProps = BoxProps & {
  tone?: keyof typeof styles.tone;
  /** White in both themes, to be read on any picture. */
  onPicture?: boolean;
  icon?: ReactNode;
};

export function Badge({
  tone = 'neutral',
  onPicture = false,
  icon,
  children,
  ...rest
}: BadgeProps) {
  const look = onPicture ? styles.onPicture : styles.tone;
  return (
    <span {...rest} className={joinClassNames(styles.badge, look[tone])}>
      {icon}
      {textInElement(children)}
    </span>
  );
}
