import type { ReactNode } from 'react';
import { textInElement } from '@/ui/text/textInElement';
import * as styles from './Facts.css';

export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export interface FactProps {
  readonly label: string;
  /** What stands before the value, smaller: its unit in other words, or where it comes from. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A line with a name and a value; it is as high without the value as with it. */
export function Fact({ label, note, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {note && <span className={styles.note}>{note}</span>}
        {textInElement(children)}
      </dd>
    </div>
  );
}

/** The last line of a card: what its values rest on, or where to go from here. */
export function Foot({ children }: { readonly children?: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
