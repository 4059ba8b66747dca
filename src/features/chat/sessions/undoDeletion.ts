import { setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { getChatSession } from '@/data/repositories/chat/chatSessions';
import { chatStores, deleteChats, restoreChats } from '@/data/repositories/chat/deletedChats';
import { getDraft } from '@/data/repositories/chat/drafts';
import { byLastUse } from '@/domain/chat/chatSession';
import type { Services } from '@/services/services';
import type { Deletion } from './deleteSession';

/**
 * Puts back what a deletion took, as it was. The session made in its place goes again if nothing
 * was said in it. Returns the id of the session to open: null where the open one stays.
 */
export async function undoDeletion(
  { database }: Pick<Services, 'database'>,
  { active, wasOpen, deleted }: Deletion,
): Promise<string | null> {
  return database.transaction('rw', chatStores(database), async () => {
    if (!wasOpen) {
      await restoreChats(database, deleted);
      return null;
    }
    const standIn = await getChatSession(database, active);
    const hasDraft = (await getDraft(database, active)) !== null;
    if (standIn?.messageCount === 0 && !hasDraft) await deleteChats(database, [active]);
    await restoreChats(database, deleted);
    const [usedLast] = [...deleted.sessions].sort(byLastUse);
    const next = usedLast?.id ?? active;
    await setActiveSessionId(database, next);
    return next;
  });
}
