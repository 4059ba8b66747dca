import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './SyncPanel.css';

export interface FactsProps {
  readonly facts: readonly { readonly term: string; readonly value: string | number }[];
  /** Tight where there are many. */
  readonly spacing?: 'roomy' | 'tight';
}

/** Terms and values, one a line. */
export function Facts({ facts, spacing = 'roomy' }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={joinClassNames(styles.fact, styles.spacing[spacing])}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
