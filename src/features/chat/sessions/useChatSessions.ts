import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { ignoreClosed } from '@/data/database/ignoreClosedDatabase';
import { setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { listChatSessions } from '@/data/repositories/chat/chatSessions';
import type { ChatSession } from '@/domain/chat/chatSession';
import { startLoad } from '@/ui/state/useLoaded';
import type { ChatServices } from '../chatServices';
import { ensureActiveSession } from './ensureActiveSession';
import { mirrorOpenChat } from './openChatMirror';

export interface ChatSessions {
  /** The one used last in front; null until they are read. */
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
  const listed = sessions?.find((session) => session.id === activeId) ?? null;
  // A new one is chosen before it is listed: until then the one before stays, with what is typed.
  const [shown, setShown] = useState<ChatSession | null>(null);
  if (listed !== null && listed !== shown) setShown(listed);
  const active = listed ?? shown;
  const missing = sessions !== undefined && listed === null;

  // On the first visit, and when the open session was deleted in another tab.
  useEffect(() => {
    if (!missing) return;
    return startLoad(() => ignoreClosed(ensureActiveSession(services, activeId)), setActiveId);
  }, [missing, services, activeId]);

  const hasMessages = active === null ? null : active.messageCount > 0;
  useEffect(() => {
    if (hasMessages !== null) mirrorOpenChat(hasMessages);
  }, [hasMessages]);

  return {
    sessions: sessions ?? null,
    active,
    select: (id) => {
      setActiveId(id);
      void ignoreClosed(setActiveSessionId(database, id));
    },
  };
}
