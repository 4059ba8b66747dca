import { useLayoutEffect, useRef } from 'react';

/**
 * For what takes the place of something else: the control that was pressed goes with it, so that
 * the new heading takes the focus. What is there at first, after null, leaves the focus alone.
 */
export function useFocusOnChange(shown: boolean | null) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current !== null && before.current !== shown) {
      element.current?.querySelector('h2')?.focus({ preventScroll: true });
    }
    before.current = shown;
  }, [shown]);
  return element;
}
