import { useEffect, useRef, useState } from 'react';

const LASTING_MS = 4000;

/** What is worth saying aloud: a state that differs from the last one and has stayed a while. */
export function useLastingNews(state: string): string {
  const [news, setNews] = useState('');
  const known = useRef(state);
  useEffect(() => {
    if (state === known.current) return;
    const timer = setTimeout(() => {
      known.current = state;
      setNews(state);
    }, LASTING_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return news;
}
