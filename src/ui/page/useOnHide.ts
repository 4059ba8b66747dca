import { useEffect, useEffectEvent } from 'react';

/** Calls the listener of the latest render when the page is hidden or left. */
export function useOnHide(listener: () => void): void {
  const tell = useEffectEvent(listener);
  useEffect(() => {
    const onLeave = () => tell();
    const onChange = () => {
      if (document.visibilityState === 'hidden') tell();
    };
    document.addEventListener('visibilitychange', onChange);
    addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      removeEventListener('pagehide', onLeave);
    };
  }, []);
}
