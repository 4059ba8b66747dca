import { chatStores, takeChats } from '@/data/repositories/deletedChats';
import type { ChatServices } from './chatServices';
import type { Deletion } from './deleteSession';
import { startNewSession } from './startNewSession';

/** Deletes every session as deleting one does, and starts a new one (specification, section 4). */
export async function clearSessions(
  services: Pick<ChatServices, 'database' | 'clock'>,
): Promise<Deletion> {
  const { database } = services;
  return database.transaction('rw', chatStores(database), async () => {
    const deleted = await takeChats(database, 'all');
    return { active: await startNewSession(services), deleted };
  });
}
