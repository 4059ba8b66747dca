import type { ReactNode } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import { NOTICES_HEIGHT } from '@/ui/theme/noticesHeight';
import * as styles from './Notice.css';

export interface NoticeRegionProps {
  readonly place: keyof typeof styles.place;
  readonly children: ReactNode;
}

/** Tells the style sheets how high the notices are: what fills the window leaves them their place. */
function followHeight(region: HTMLElement | null) {
  if (region === null) return;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    style.setProperty(NOTICES_HEIGHT, `${region.offsetHeight}px`);
  });
  sizes.observe(region);
  return () => sizes.disconnect();
}

/** Always mounted, also when empty: a live region that arrives with its text is not read out. */
export function NoticeRegion({ place, children }: NoticeRegionProps) {
  return (
    <div
      ref={followHeight}
      role="status"
      aria-live="polite"
      className={joinClassNames(styles.region, styles.place[place])}
    >
      {children}
    </div>
  );
}
