import { useCallback, useLayoutEffect, useRef } from 'react';

/** A listener that stays the same function and always does what the latest render says. */
export function useStableCallback<Arguments extends readonly unknown[]>(
  listener: (...input: Arguments) => void,
): (...input: Arguments) => void {
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  return useCallback((...input: Arguments) => latest.current(...input), []);
}
