import { useEffect } from 'react';
import type { ChatServices } from '../chatServices';

/** Tells that a chat is on the screen, as long as it is; null for none. */
export function useReading({ reading }: ChatServices, sessionId: string | null): void {
  useEffect(
    () => (sessionId === null ? undefined : reading?.({ kind: 'chat', sessionId })),
    [reading, sessionId],
  );
}
