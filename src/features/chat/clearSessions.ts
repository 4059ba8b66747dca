import { withdrawSession } from '@/data/outbox/enqueue';
import { listChatSessions } from '@/data/repositories/chatSessions';
import type { ChatServices } from './chatServices';
import { startNewSession } from './startNewSession';

/** Deletes every session as deleting one does, and starts a new one (specification, section 4). */
export async function clearSessions(
  services: Pick<ChatServices, 'database' | 'clock'>,
): Promise<string> {
  const { database } = services;
  const { chatSessions, chatMessages, drafts, outbox, keyValue } = database;
  const stores = [chatSessions, chatMessages, drafts, outbox, keyValue];
  return database.transaction('rw', stores, async () => {
    for (const { id } of await listChatSessions(database)) {
      await withdrawSession(database, id);
      await drafts.delete(id);
    }
    await chatSessions.clear();
    await chatMessages.clear();
    return startNewSession(services);
  });
}
