import { whileDeleting } from '@/data/drafts/openKeepers';
import { chatStores, deleteChats } from '@/data/repositories/chat/deletedChats';
import type { ChatServices } from '../chatServices';
import type { Deletion } from './deleteSession';
import { startNewSession } from './startNewSession';

/** Deletes every session as deleting one does, and starts a new one (rule R18). */
export async function clearSessions(
  services: Pick<ChatServices, 'database' | 'clock'>,
): Promise<Deletion> {
  const { database } = services;
  const removeAll = async () => {
    const deleted = await deleteChats(database, 'all');
    return { active: await startNewSession(services), wasOpen: true, deleted };
  };
  return whileDeleting(database, 'all', () =>
    database.transaction('rw', chatStores(database), removeAll),
  );
}
