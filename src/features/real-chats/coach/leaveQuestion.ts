import { getActiveSessionId, setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { createChatSession, getChatSession } from '@/data/repositories/chat/chatSessions';
import { getDraft } from '@/data/repositories/chat/drafts';
import { keepSharedText } from '@/data/sharing/sharedText';
import type { Services } from '@/services/services';

/**
 * Puts a question into the composer of a chat with the coach in which nothing was said or begun, to
 * be sent or changed there (rule “What the coach is told”).
 */
export async function leaveQuestion(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  question: string,
): Promise<void> {
  const { chatSessions, keyValue, drafts } = database;
  await database.transaction('rw', chatSessions, keyValue, drafts, async () => {
    const id = await getActiveSessionId(database);
    const open = id === null ? null : await getChatSession(database, id);
    const isUnused = open?.messageCount === 0 && (await getDraft(database, open.id)) === null;
    if (!isUnused) {
      const session = await createChatSession(database, clock);
      await setActiveSessionId(database, session.id);
    }
    await keepSharedText(database, question);
  });
}
