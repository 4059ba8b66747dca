import type { ReactNode } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import { textInElement } from '@/ui/text/textInElement';
import * as styles from './Status.css';

export type StatusTone = keyof typeof styles.pillTone;

export type StatusProps = {
  tone?: StatusTone;
  shape?: 'pill' | 'line';
  /** In place of the dot; `null` for neither. */
  icon?: ReactNode;
  /** Changes are announced, politely. */
  live?: boolean;
  children: ReactNode;
};

export function Status({
  tone = 'neutral',
  shape = 'pill',
  icon,
  live = false,
  children,
}: StatusProps) {
  const className = joinClassNames(
    styles.status,
    shape === 'pill' ? styles.pill : undefined,
    shape === 'pill' ? styles.pillTone[tone] : styles.lineTone[tone],
  );
  return (
    <span role={live ? 'status' : undefined} className={className}>
      {icon === undefined ? <span aria-hidden className={styles.dot} /> : icon}
      {textInElement(children)}
    </span>
  );
}
