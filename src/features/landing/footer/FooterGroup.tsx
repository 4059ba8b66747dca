import { type ReactNode, useId } from 'react';
import { Heading } from '@/ui/components/Heading/Heading';
import * as styles from './Footer.css';

export interface FooterGroupProps {
  readonly title: string;
  /** List items. */
  readonly children: ReactNode;
}

export function FooterGroup({ title, children }: FooterGroupProps) {
  const id = useId();
  return (
    <div className={styles.column}>
      <Heading level={2} size="card" id={id}>
        {title}
      </Heading>
      <ul aria-labelledby={id} className={styles.group}>
        {children}
      </ul>
    </div>
  );
}
