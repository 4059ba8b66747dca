import { useEffect, useState } from 'react';

const SETTLED_MS = 1200;

/** The value once it has stood still: read out at every keystroke it would be noise. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
