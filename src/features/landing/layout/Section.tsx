import type { ReactNode } from 'react';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import * as styles from './Section.css';

export interface SectionProps {
  /** Names the section: its heading's id. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Page>
        <div className={styles.head}>
          <Heading level={2} size="display" id={id}>
            {title}
          </Heading>
          {lead !== undefined && (
            <Text size="lead" tone="soft">
              {lead}
            </Text>
          )}
        </div>
        {children}
      </Page>
    </section>
  );
}
