import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useMemo, useState } from 'react';
import type { TaalDatabase } from '@/data/database';
import { countAwaitingReply, latestMessages } from '@/data/repositories/chatMessages';
import type { ChatMessage } from '@/domain/chat/chatMessage';

const FIRST_PAGE = 60;
const NEXT_PAGE = 200;

export interface Conversation {
  /** The latest messages, oldest of them first. */
  readonly messages: readonly ChatMessage[];
  readonly isReplying: boolean;
  readonly loadOlder: () => void;
}

/** The end of a session's conversation, growing upwards on demand; null until it is read. */
export function useConversation(
  database: TaalDatabase,
  sessionId: string | null,
): Conversation | null {
  const [limit, setLimit] = useState(FIRST_PAGE);
  const read = useLiveQuery(
    async () =>
      sessionId === null
        ? null
        : {
            messages: await latestMessages(database, sessionId, limit),
            isReplying: (await countAwaitingReply(database, sessionId)) > 0,
          },
    [database, sessionId, limit],
  );
  const count = read?.messages.length ?? 0;
  const loadOlder = useCallback(() => {
    // Fewer than asked for: there is nothing older.
    setLimit((current) => (count < current ? current : count + NEXT_PAGE));
  }, [count]);
  // The same object until it changes: at every keystroke the list is asked to render again.
  return useMemo(() => (read ? { ...read, loadOlder } : null), [read, loadOlder]);
}
