import type { ReactNode } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import { textInElement } from '@/ui/text/textInElement';
import * as styles from './Facts.css';

export type FactsProps = {
  facts: readonly {
    term: string;
    value: ReactNode;
    /** Below the value, smaller: what it rests on. */
    note?: string | undefined;
  }[];
  /** Tight where there are many. */
  spacing?: keyof typeof styles.spacing;
  /** Below its term each has the whole width, which is the way wherever room is short. */
  values?: keyof typeof styles.values;
};

/** Terms and values, one after the other. */
export function Facts({ facts, spacing = 'roomy', values = 'beside' }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value, note }) => (
        <div key={term} className={joinClassNames(styles.values[values], styles.spacing[spacing])}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            {textInElement(value)}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
