import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { steps } from './steps';

export type Towards = 'next' | 'previous';
export type MovedBy = 'control' | 'swipe';

interface Place {
  readonly index: number;
  /** Null until the first move: what is there at first comes without motion. */
  readonly towards: Towards | null;
  readonly by: MovedBy | null;
}

const FIRST: Place = { index: 0, towards: null, by: null };

/** Which of the six steps is shown (rule “Onboarding”), and where the focus goes. */
export function useSteps() {
  const [place, setPlace] = useState(FIRST);
  const words = useRef<HTMLDivElement>(null);

  const move = useCallback((towards: Towards, by: MovedBy) => {
    setPlace((now) => {
      const index = now.index + (towards === 'next' ? 1 : -1);
      return steps[index] === undefined ? now : { index, towards, by };
    });
  }, []);

  useLayoutEffect(() => {
    if (place.by === null) return;
    scrollTo({ top: 0, behavior: 'instant' });
    if (place.by === 'control') words.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [place]);

  return { ...place, step: steps[place.index] ?? steps[0], words, move };
}
