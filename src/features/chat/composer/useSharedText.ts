import { useEffect, useEffectEvent } from 'react';
import { observe } from '@/data/database/liveQuery';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { hasSharedText, moveSharedTextToDraft } from '@/data/sharing/sharedText';

/**
 * Takes a text that was handed over into the composer that is looked at: at once, when it is shown,
 * and when the person comes back to it. `draftId` is null until the stored draft has been read.
 */
export function useSharedText(
  database: TaalDatabase,
  draftId: string | null,
  append: (text: string) => void,
): void {
  const take = useEffectEvent(append);
  useEffect(() => {
    if (draftId === null) return;
    const receive = () => {
      if (document.visibilityState !== 'visible') return;
      moveSharedTextToDraft(database, draftId).then(
        (text) => {
          if (text !== null) take(text);
        },
        // It waits, and is taken at the next occasion.
        () => {},
      );
    };
    const stopWatching = observe(
      () => hasSharedText(database),
      (isWaiting) => isWaiting && receive(),
    );
    document.addEventListener('visibilitychange', receive);
    addEventListener('pageshow', receive);
    return () => {
      stopWatching();
      document.removeEventListener('visibilitychange', receive);
      removeEventListener('pageshow', receive);
    };
  }, [database, draftId]);
}
