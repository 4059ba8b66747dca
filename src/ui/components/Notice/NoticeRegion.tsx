import { type ReactNode, useCallback } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import { NOTICES_AT, NOTICES_HEIGHT } from '@/ui/theme/noticesHeight';
import { useIsKeyboardUp } from '@/ui/typing/useIsKeyboardUp';
import { OnTop } from '../../topLayer/OnTop';
import * as styles from './Notice.css';

export interface NoticeRegionProps {
  readonly place: keyof typeof styles.place;
  readonly children: ReactNode;
}

/** Tells the style sheets where notices are, and how high: they leave them their place. */
function followHeight(region: HTMLElement | null, place: NoticeRegionProps['place']) {
  if (region === null) return;
  const { documentElement } = document;
  const sizes = new ResizeObserver(() => {
    const height = region.offsetHeight;
    // Without a notice not even "0px": that would restyle the whole page at each start.
    if (height > 0) {
      documentElement.style.setProperty(NOTICES_HEIGHT, `${height}px`);
      documentElement.setAttribute(NOTICES_AT, place);
    } else {
      documentElement.style.removeProperty(NOTICES_HEIGHT);
      documentElement.removeAttribute(NOTICES_AT);
    }
  });
  sizes.observe(region);
  return () => {
    sizes.disconnect();
    documentElement.removeAttribute(NOTICES_AT);
  };
}

/** Always mounted, also when empty: a live region that arrives with its text is not read out. */
export function NoticeRegion({ place, children }: NoticeRegionProps) {
  const follow = useCallback((region: HTMLElement | null) => followHeight(region, place), [place]);
  const isKeyboardUp = useIsKeyboardUp();
  return (
    <OnTop placeClass={styles.home[place]}>
      <div
        ref={follow}
        // There is hardly room for what is being written then.
        hidden={isKeyboardUp}
        role="status"
        aria-live="polite"
        className={joinClassNames(styles.region, styles.place[place])}
      >
        {children}
      </div>
    </OnTop>
  );
}
