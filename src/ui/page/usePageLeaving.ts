import { useEffect } from 'react';

/**
 * Calls `onLeave` when the page may go, which it can without any further word once it is hidden,
 * and `onReturn` when it is looked at again. Both stay the same functions.
 */
export function usePageLeaving(onLeave: () => void, onReturn: () => void): void {
  useEffect(() => {
    const onVisibility = () => (document.visibilityState === 'visible' ? onReturn() : onLeave());
    // Before Dexie, a listener as well, closes its databases for a page that may be come back to.
    addEventListener('pagehide', onLeave, { capture: true });
    addEventListener('pageshow', onReturn);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('pagehide', onLeave, { capture: true });
      removeEventListener('pageshow', onReturn);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [onLeave, onReturn]);
}
