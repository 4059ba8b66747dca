import { useCallback, useEffect, useRef } from 'react';

/** A timer that can be stopped; starting it again restarts it at the full duration. */
export function useTimeout(onTimeout: () => void, seconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onTimeout);
  useEffect(() => {
    latest.current = onTimeout;
  });

  const stop = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), seconds * 1000);
  }, [seconds]);

  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);

  return { start, stop };
}
