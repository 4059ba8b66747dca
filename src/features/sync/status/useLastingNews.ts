import { useEffect, useRef, useState } from 'react';

const LASTING_MS = 4000;

/**
 * What is worth saying aloud: a state that differs from the last one and has stayed a while. The
 * first one that is known is none; null is not known.
 */
export function useLastingNews(state: string | null): string {
  const [news, setNews] = useState('');
  const known = useRef(state);
  useEffect(() => {
    if (state === null || state === known.current) return;
    if (known.current === null) {
      known.current = state;
      return;
    }
    const timer = setTimeout(() => {
      known.current = state;
      setNews(state);
    }, LASTING_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return news;
}
