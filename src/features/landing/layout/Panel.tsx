import type { ReactNode } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import { Page } from '@/ui/layout/Page';
import * as styles from './Panel.css';
import { section } from './Section.css';

export interface PanelProps {
  /** Names the section: the id of a heading within. */
  readonly labelledBy: string;
  /** Given: a link leads here and brings the focus along. */
  readonly id?: string;
  readonly tone: keyof typeof styles.tone;
  readonly children: ReactNode;
}

/** A section on a ground of its own. */
export function Panel({ labelledBy, id, tone, children }: PanelProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={joinClassNames(section, styles.target)}
    >
      <Page>
        <div className={joinClassNames(styles.panel, styles.tone[tone])}>{children}</div>
      </Page>
    </section>
  );
}
