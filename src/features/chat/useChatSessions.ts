import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { setActiveSessionId } from '@/data/repositories/activeSessionId';
import { listChatSessions } from '@/data/repositories/chatSessions';
import type { ChatSession } from '@/domain/chat/chatSession';
import type { ChatServices } from './chatServices';
import { ensureActiveSession } from './ensureActiveSession';

export interface ChatSessions {
  /** Newest first; null until they are read. */
  readonly sessions: readonly ChatSession[] | null;
  readonly active: ChatSession | null;
  readonly select: (id: string) => void;
}

/**
 * The sessions and the one open in this tab. Each tab keeps its own open: choosing another in one
 * tab must not take the text from under someone's fingers in the other.
 */
export function useChatSessions(services: ChatServices): ChatSessions {
  const { database } = services;
  const sessions = useLiveQuery(() => listChatSessions(database), [database]);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = sessions?.find((session) => session.id === activeId) ?? null;
  const missing = sessions !== undefined && active === null;

  // On the first visit, and when the open session was deleted in another tab.
  useEffect(() => {
    if (!missing) return;
    let current = true;
    void ensureActiveSession(services).then((id) => {
      if (current) setActiveId(id);
    });
    return () => {
      current = false;
    };
  }, [missing, services]);

  return {
    sessions: sessions ?? null,
    active,
    select: (id) => {
      setActiveId(id);
      void setActiveSessionId(database, id);
    },
  };
}
