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
  /** A dot in the place of an icon, for a state. */
  dot?: boolean;
};

export function Badge({
  tone = 'neutral',
  onPicture = false,
  icon,
  dot = false,
  children,
  ...rest
}: BadgeProps) {
  const look = onPicture ? styles.onPicture : styles.tone;
  return (
    <span {...rest} className={joinClassNames(styles.badge, look[tone])}>
      {icon}
      {dot && <span className={styles.dot} />}
      {textInElement(children)}
    </span>
  );
}
