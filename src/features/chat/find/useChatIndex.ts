import { useEffect, useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { ChatSession } from '@/domain/chat/chatSession';
import { createStore } from '@/domain/store';
import { yieldToMain } from '@/ui/page/yieldToMain';
import { useStore } from '@/ui/state/useStore';
import { type ChatIndex, createChatIndex, type IndexedChats } from './chatIndex';

const NOT_YET = createStore<IndexedChats>({ messages: [], isComplete: false });

/** The messages of all chats, ready to be searched, as they are now. */
export function useChatIndex(
  database: TaalDatabase,
  sessions: readonly ChatSession[] | null,
): IndexedChats {
  const [index, setIndex] = useState<ChatIndex | null>(null);
  useEffect(() => {
    const made = createChatIndex(database, yieldToMain);
    setIndex(made);
    return () => made.stop();
  }, [database]);
  useEffect(() => {
    if (sessions !== null) index?.update(sessions);
  }, [index, sessions]);
  return useStore(index?.indexed ?? NOT_YET);
}
