import { useEffect, useRef } from 'react';
import type { ChatSessions } from './useChatSessions';

/** Shows the session that an address asks for, once; one that is gone is passed over. */
export function useSessionFromUrl(
  { sessions, active, select }: ChatSessions,
  wanted: string | undefined,
  onShown: (() => void) | undefined,
): void {
  const latest = useRef({ sessions, select, onShown });
  latest.current = { sessions, select, onShown };
  // Only then: the stored active session, which is read at the start, would take its place.
  const isReady = sessions !== null && active !== null;
  useEffect(() => {
    if (wanted === undefined || !isReady) return;
    const { sessions: known, select: show, onShown: done } = latest.current;
    if (known?.some(({ id }) => id === wanted)) show(wanted);
    done?.();
  }, [wanted, isReady]);
}
