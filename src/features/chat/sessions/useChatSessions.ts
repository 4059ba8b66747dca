import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { ignoreClosed } from '@/data/database/ignoreClosedDatabase';
import { setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { listChatSessions } from '@/data/repositories/chat/chatSessions';
import type { ChatSession } from '@/domain/chat/chatSession';
import { useServices } from '@/services/useServices';
import { startLoad } from '@/ui/state/useLoaded';
import { ensureActiveSession } from './ensureActiveSession';
import { mirrorOpenChat } from './openChatMirror';
import { startNewSession } from './startNewSession';

export interface ChatSessions {
  /** The one used last in front; null until they are read. */
  readonly sessions: readonly ChatSession[] | null;
  readonly active: ChatSession | null;
  readonly select: (id: string) => void;
  /**
   * Starts a new session. From this moment on what is typed belongs to it: `active` is null until it
   * is stored. False where it cannot be stored, and the one before is open again.
   */
  readonly startNew: () => Promise<boolean>;
}

interface Opened {
  /** Null while a new one is being stored. */
  readonly id: string | null;
}

/**
 * The sessions and the one open in this tab. Each tab keeps its own open: choosing another in one
 * tab must not take the text from under someone's fingers in the other.
 */
export function useChatSessions(): ChatSessions {
  const services = useServices();
  const { database } = services;
  const sessions = useLiveQuery(() => listChatSessions(database), [database]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const activeId = opened?.id ?? null;
  const isStarting = opened?.id === null;
  const listed = sessions?.find((session) => session.id === activeId) ?? null;
  // One can be chosen before it is listed, or be gone: until then the one before stays.
  const [shown, setShown] = useState<ChatSession | null>(null);
  if (listed !== null && listed !== shown) setShown(listed);
  const active = listed ?? shown;
  const missing = sessions !== undefined && listed === null && !isStarting;

  // On the first visit, and when the open session was deleted in another tab.
  useEffect(() => {
    if (!missing) return;
    return startLoad(
      () => ignoreClosed(ensureActiveSession(services, activeId)),
      (id) => setOpened({ id }),
    );
  }, [missing, services, activeId]);

  const hasMessages = isStarting ? false : active && active.messageCount > 0;
  useEffect(() => {
    if (hasMessages !== null) mirrorOpenChat(hasMessages);
  }, [hasMessages]);

  return {
    sessions: sessions ?? null,
    active,
    select: (id) => {
      setOpened({ id });
      void ignoreClosed(setActiveSessionId(database, id));
    },
    async startNew() {
      if (isStarting) return true;
      const starting = { id: null };
      // Another may be chosen while it is stored.
      const settle = (next: Opened | null) =>
        setOpened((current) => (current === starting ? next : current));
      setOpened(starting);
      setShown(null);
      try {
        settle({ id: await startNewSession(services) });
        return true;
      } catch {
        settle(opened);
        return false;
      }
    },
  };
}
