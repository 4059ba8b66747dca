import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Clock } from '@/domain/clock';
import { onReturn } from './pageReturn';

/** When what calls this last came into view: as it opened, or as the person came back to the page. */
export function useShownAt(clock: Clock): Readonly<RefObject<number>> {
  const [openedAt] = useState(clock);
  const shownAt = useRef(openedAt);
  useEffect(
    () =>
      onReturn(() => {
        shownAt.current = clock();
      }),
    [clock],
  );
  return shownAt;
}
