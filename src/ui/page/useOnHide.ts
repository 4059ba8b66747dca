import { useEffect, useRef } from 'react';

/** Calls the listener of the latest render when the page is hidden or left. */
export function useOnHide(listener: () => void): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const tell = () => latest.current();
    const onChange = () => {
      if (document.visibilityState === 'hidden') tell();
    };
    document.addEventListener('visibilitychange', onChange);
    addEventListener('pagehide', tell);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      removeEventListener('pagehide', tell);
    };
  }, []);
}
