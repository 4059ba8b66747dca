import { useEffect, useEffectEvent } from 'react';
import type { ChatSessions } from './useChatSessions';

/** Shows the session that an address asks for, once; one that is gone is passed over. */
export function useSessionFromUrl(
  { sessions, active, select }: ChatSessions,
  wanted: string | undefined,
  onShown: (() => void) | undefined,
): void {
  // Only then: the stored active session, which is read at the start, would take its place.
  const isReady = sessions !== null && active !== null;
  const show = useEffectEvent((id: string) => {
    if (sessions?.some((session) => session.id === id)) select(id);
    onShown?.();
  });
  useEffect(() => {
    if (wanted !== undefined && isReady) show(wanted);
  }, [wanted, isReady]);
}
