import type { ReactNode } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import * as styles from './Notice.css';

export interface NoticeRegionProps {
  readonly place: keyof typeof styles.place;
  readonly children: ReactNode;
}

/** Always mounted, also when empty: a live region that arrives with its text is not read out. */
export function NoticeRegion({ place, children }: NoticeRegionProps) {
  return (
    <div
      role="status"
      aria-live="polite"
      className={joinClassNames(styles.region, styles.place[place])}
    >
      {children}
    </div>
  );
}
