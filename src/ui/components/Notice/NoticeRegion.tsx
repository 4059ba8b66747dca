import type { ReactNode } from 'react';
import * as styles from './Notice.css';

/** Always mounted, also when empty: a live region that arrives with its text is not read out. */
export function NoticeRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" className={styles.region}>
      {children}
    </div>
  );
}
