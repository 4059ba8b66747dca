import { useEffect, useMemo } from 'react';
import { useServices } from '@/services/useServices';
import type { WantedRow } from '@/ui/components/MessageLog/useWantedRow';
import { useStableCallback } from '@/ui/state/useStableCallback';
import { useStore } from '@/ui/state/useStore';

/** The message that a session's conversation should go to. */
export function useWantedMessage(sessionId: string | null): WantedRow {
  const { wantedMessage } = useServices();
  const wanted = useStore(wantedMessage);
  const isOthers = wanted !== null && sessionId !== null && wanted.sessionId !== sessionId;
  const onReached = useStableCallback(() => wantedMessage.set(null));
  // Another chat is open: its reader must not be taken elsewhere when they come to that one.
  useEffect(() => {
    if (isOthers) onReached();
  }, [isOthers, onReached]);
  const id = sessionId === null || isOthers ? null : (wanted?.messageId ?? null);
  // The same object until it changes: at every keystroke the list is asked to render again.
  return useMemo(() => ({ id, onReached }), [id, onReached]);
}
