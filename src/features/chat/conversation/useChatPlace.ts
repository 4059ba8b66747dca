import { useEffect, useMemo } from 'react';
import type { PlaceInChat, WantedPlace } from '@/domain/chat/chatPlace';
import { useStableCallback } from '@/ui/state/useStableCallback';
import { useStore } from '@/ui/state/useStore';
import type { ChatServices } from '../chatServices';

export interface FollowedPlace {
  /** Where the conversation should be; null where it is free. */
  readonly wanted: WantedPlace | null;
  readonly onPlace: (place: PlaceInChat | null) => void;
  /** It is there, or cannot be. */
  readonly onReached: () => void;
}

/** Tells where a session's conversation is read, and where it should be (rule R68). */
export function useChatPlace(
  { chatPlaces }: Pick<ChatServices, 'chatPlaces'>,
  sessionId: string | null,
): FollowedPlace {
  const { now } = chatPlaces;
  const wanted = useStore(chatPlaces.wanted);
  const isOthers = wanted !== null && sessionId !== null && wanted.sessionId !== sessionId;
  const onReached = useStableCallback(() => chatPlaces.wanted.set(null));
  const onPlace = useStableCallback((place: PlaceInChat | null) => {
    now.set(place === null || sessionId === null ? null : { ...place, sessionId });
  });
  // Another chat is open: its reader must not be taken elsewhere when they come to that one.
  useEffect(() => {
    if (isOthers) onReached();
  }, [isOthers, onReached]);
  useEffect(() => () => now.set(null), [now]);
  const own = sessionId === null || isOthers ? null : wanted;
  // The same object until it changes: at every keystroke the list is asked to render again.
  return useMemo(() => ({ wanted: own, onPlace, onReached }), [own, onPlace, onReached]);
}
