import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import {
  type FollowedConversation,
  followConversation,
  type ReadConversation,
} from '@/data/repositories/chat/messagePages';
import type { WantedRow } from '@/ui/components/MessageLog/useWantedRow';

const PAGE_SIZES = { first: 60, next: 200 };

export interface Conversation extends ReadConversation {
  readonly loadOlder: () => void;
}

/** The end of a session's conversation, growing upwards on demand; null until it is read. */
export function useConversation(
  database: TaalDatabase,
  sessionId: string | null,
  { id: wantedId, onReached }: WantedRow,
): Conversation | null {
  const [read, setRead] = useState<ReadConversation | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const followed = useRef<FollowedConversation>(null);
  useEffect(() => {
    if (sessionId === null) return;
    const onError = (error: unknown) => setFailure({ error });
    const options = { sizes: PAGE_SIZES, onError };
    const following = followConversation(database, sessionId, options, setRead);
    followed.current = following;
    return () => following.stop();
  }, [database, sessionId]);
  useEffect(() => {
    const following = followed.current;
    if (following === null || wantedId === null) return;
    void following.reach(wantedId).then((isThere) => {
      if (!isThere && followed.current === following) onReached();
    });
  }, [wantedId, onReached]);
  const loadOlder = useCallback(() => followed.current?.loadOlder(), []);
  // For the boundary around the screen.
  if (failure !== null) throw failure.error;
  // The same object until it changes: at every keystroke the list is asked to render again.
  return useMemo(() => read && { ...read, loadOlder }, [read, loadOlder]);
}
