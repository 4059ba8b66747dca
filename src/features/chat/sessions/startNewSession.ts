import { setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { createChatSession } from '@/data/repositories/chat/chatSessions';
import type { Services } from '@/services/services';

/** Creates an empty session and makes it the active one. */
export async function startNewSession(
  services: Pick<Services, 'database' | 'clock'>,
): Promise<string> {
  const { database, clock } = services;
  return database.transaction('rw', database.chatSessions, database.keyValue, async () => {
    const session = await createChatSession(database, clock);
    await setActiveSessionId(database, session.id);
    return session.id;
  });
}
