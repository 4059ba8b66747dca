import { useEffect, useEffectEvent, useState } from 'react';

/** A timer that can be stopped; starting it again restarts it at the full duration. */
export function useTimeout(onTimeout: () => void, seconds: number) {
  // An object for each start: null while it is stopped.
  const [run, setRun] = useState<object | null>({});
  const end = useEffectEvent(onTimeout);

  useEffect(() => {
    if (run === null) return;
    const timer = setTimeout(() => end(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [run, seconds]);

  return { start: () => setRun({}), stop: () => setRun(null) };
}
