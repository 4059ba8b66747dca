import { saveAllUnsaved } from '@/data/browser-storage/unsaved';
import { chatStores, deleteChats } from '@/data/repositories/chat/deletedChats';
import type { Services } from '@/services/services';
import type { Deletion } from './deleteSession';
import { startNewSession } from './startNewSession';

/** Deletes every session as deleting one does, and starts a new one (rule “Active session”). */
export async function clearSessions(
  services: Pick<Services, 'database' | 'clock'>,
): Promise<Deletion> {
  const { database } = services;
  const removeAll = async () => {
    const deleted = await deleteChats(database, 'all');
    return { active: await startNewSession(services), wasOpen: true, deleted };
  };
  // Half-written words go with their chat, and come back whole with Undo.
  await saveAllUnsaved();
  return database.transaction('rw', chatStores(database), removeAll);
}
