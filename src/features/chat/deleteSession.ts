import { withdrawSession } from '@/data/outbox/enqueue';
import { getActiveSessionId, setActiveSessionId } from '@/data/repositories/activeSessionId';
import { deleteMessages } from '@/data/repositories/chatMessages';
import { listChatSessions } from '@/data/repositories/chatSessions';
import type { ChatServices } from './chatServices';
import { startNewSession } from './startNewSession';

/**
 * Deletes a session with its messages, its draft and what of it still waits for the backend.
 * Deleting the active one switches to the first that remains; after the last, a new one is
 * created (specification, section 4). Returns the id of the session that is active then.
 */
export async function deleteSession(
  services: Pick<ChatServices, 'database' | 'clock'>,
  id: string,
): Promise<string> {
  const { database } = services;
  const { chatSessions, chatMessages, drafts, outbox, keyValue } = database;
  const stores = [chatSessions, chatMessages, drafts, outbox, keyValue];
  return database.transaction('rw', stores, async () => {
    await chatSessions.delete(id);
    await drafts.delete(id);
    await deleteMessages(database, id);
    await withdrawSession(database, id);
    const active = await getActiveSessionId(database);
    if (active !== null && active !== id) return active;
    const [first] = await listChatSessions(database);
    if (first === undefined) return startNewSession(services);
    await setActiveSessionId(database, first.id);
    return first.id;
  });
}
