import { saveAllUnsaved } from '@/data/browser-storage/unsaved';
import { getActiveSessionId, setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { listChatSessions } from '@/data/repositories/chat/chatSessions';
import { chatStores, type DeletedChats, deleteChats } from '@/data/repositories/chat/deletedChats';
import type { Services } from '@/services/services';
import { startNewSession } from './startNewSession';

/** What a deletion leaves: the session that is active now, and what is needed to undo it. */
export interface Deletion {
  readonly active: string;
  /** A deleted one was the active one before. */
  readonly wasOpen: boolean;
  readonly deleted: DeletedChats;
}

/**
 * Deletes a session with its messages, its draft and what of it still waits for the backend.
 * Deleting the active one switches to the first that remains; after the last, a new one is created
 * (rule “Active session”).
 */
export async function deleteSession(
  services: Pick<Services, 'database' | 'clock'>,
  id: string,
): Promise<Deletion> {
  const { database } = services;
  const remove = async () => {
    const deleted = await deleteChats(database, [id]);
    const stored = await getActiveSessionId(database);
    const remaining = await listChatSessions(database);
    const next = remaining.find((session) => session.id === stored) ?? remaining[0];
    const wasOpen = stored === id;
    if (next === undefined) return { active: await startNewSession(services), wasOpen, deleted };
    await setActiveSessionId(database, next.id);
    return { active: next.id, wasOpen, deleted };
  };
  // Half-written words go with their chat, and come back whole with Undo.
  await saveAllUnsaved();
  return database.transaction('rw', chatStores(database), remove);
}
