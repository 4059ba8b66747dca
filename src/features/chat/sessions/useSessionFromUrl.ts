import { useEffect, useEffectEvent } from 'react';
import { useServices } from '@/services/useServices';
import type { ChatSessions } from './useChatSessions';

/** What an address asks for. */
export interface AskedFor {
  readonly session?: string;
  /** A message of that session, to be pointed out. */
  readonly message?: string;
}

/** Shows what an address asks for, once; what is gone is passed over. */
export function useSessionFromUrl(
  { sessions, active, select }: ChatSessions,
  { session, message }: AskedFor,
  onShown: (() => void) | undefined,
): void {
  const { wantedMessage } = useServices();
  // Null until both are known: the stored active session, which is read at the start, would else
  // take its place.
  const activeId = sessions === null ? null : (active?.id ?? null);
  const show = useEffectEvent((sessionId: string) => {
    if (activeId !== sessionId && sessions?.some(({ id }) => id === sessionId)) {
      // Comes back here once it is open: a message of a chat that is not open is forgotten.
      select(sessionId);
      return;
    }
    if (activeId === sessionId && message !== undefined) {
      wantedMessage.set({ sessionId, messageId: message });
    }
    onShown?.();
  });
  useEffect(() => {
    if (session !== undefined && activeId !== null) show(session);
  }, [session, activeId]);
}
