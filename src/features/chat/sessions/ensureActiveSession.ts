import { getActiveSessionId, setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { createChatSession, getChatSession } from '@/data/repositories/chat/chatSessions';
import type { Services } from '@/services/services';

/**
 * The id of the stored active session; where there is none, or it is gone, a new one is created and
 * made active (rule “Active session”). Two tabs that start together get the same. The chat that is
 * `open` in this tab stays so while it exists, whatever another tab has made active.
 */
export async function ensureActiveSession(
  services: Pick<Services, 'database' | 'clock'>,
  open: string | null = null,
): Promise<string> {
  const { database, clock } = services;
  return database.transaction('rw', database.chatSessions, database.keyValue, async () => {
    if (open !== null && (await getChatSession(database, open)) !== null) return open;
    const active = await getActiveSessionId(database);
    if (active !== null && (await getChatSession(database, active)) !== null) return active;
    const session = await createChatSession(database, clock);
    await setActiveSessionId(database, session.id);
    return session.id;
  });
}
