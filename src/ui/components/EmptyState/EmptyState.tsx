import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading';
import * as styles from './EmptyState.css';

export type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  level?: HeadingProps['level'];
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ icon, title, level = 2, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <Heading level={level} size="title">
        {title}
      </Heading>
      {children && <p className={styles.words}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
