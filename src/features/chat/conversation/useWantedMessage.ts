import { useEffect, useMemo } from 'react';
import type { WantedRow } from '@/ui/components/MessageLog/useWantedRow';
import { useStableCallback } from '@/ui/state/useStableCallback';
import { useStore } from '@/ui/state/useStore';
import type { ChatServices } from '../chatServices';

/** The message that a session's conversation should go to. */
export function useWantedMessage(
  { wantedMessage }: Pick<ChatServices, 'wantedMessage'>,
  sessionId: string | null,
): WantedRow {
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
