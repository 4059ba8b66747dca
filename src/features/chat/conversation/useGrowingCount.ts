import { type RefObject, useEffect, useRef, useState } from 'react';

const FIRST = 30;
const MORE = 60;

/**
 * How many of a long list's entries are shown: more as its end comes near, so that hundreds of
 * them cost nothing until someone looks for them. `end` goes on an element after the last one.
 */
export function useGrowingCount(total: number): {
  readonly shown: number;
  readonly end: RefObject<HTMLDivElement | null>;
} {
  const [limit, setLimit] = useState(FIRST);
  const end = useRef<HTMLDivElement>(null);
  const isWhole = limit >= total;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new observer reports a near end.
  useEffect(() => {
    const element = end.current;
    if (element === null || isWhole) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setLimit((n) => n + MORE);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWhole, limit]);

  return { shown: Math.min(limit, total), end };
}
