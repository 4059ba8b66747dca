import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { getDraft } from '@/data/repositories/chat/drafts';
import { keepSharedText } from '@/data/sharing/sharedText';

/**
 * Hands a question to the coach's composer, where it stands below what is half-written, to be sent
 * or changed. One that stands there already is not put in twice.
 */
export async function askCoach(database: TaalDatabase, question: string): Promise<void> {
  await database.transaction('rw', database.keyValue, database.drafts, async () => {
    const sessionId = await getActiveSessionId(database);
    const draft = sessionId === null ? null : await getDraft(database, sessionId);
    if (draft?.text.includes(question)) return;
    await keepSharedText(database, question);
  });
}
