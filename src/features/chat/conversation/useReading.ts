import { useEffect } from 'react';
import { useServices } from '@/services/useServices';

/** Tells that a chat is on the screen, as long as it is; null for none. */
export function useReading(sessionId: string | null): void {
  const { reading } = useServices();
  useEffect(
    () => (sessionId === null ? undefined : reading({ kind: 'chat', sessionId })),
    [reading, sessionId],
  );
}
