import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { latestMessages } from '@/data/repositories/chat/chatMessages';
import type { ChatSession } from '@/domain/chat/chatSession';
import { preview } from '@/domain/chat/preview';

const NONE: ReadonlyMap<string, string> = new Map();

/** The preview of a chat's last message; none of an empty chat, nor beside words of danger. */
async function previewOf(database: TaalDatabase, sessionId: string): Promise<string> {
  const latest = await latestMessages(database, sessionId, 2);
  const isSensitive = latest.some((message) => message.sender === 'user' && message.isSensitive);
  return isSensitive ? '' : preview(latest.at(-1)?.text ?? '');
}

/** The preview of the last message of each of these chats, by the chat's id (rule “Session”). */
export function usePreviews(
  database: TaalDatabase,
  sessions: readonly ChatSession[],
): ReadonlyMap<string, string> {
  const ids = sessions.map(({ id }) => id);
  const previews = useLiveQuery(
    async () =>
      new Map(
        await Promise.all(ids.map(async (id) => [id, await previewOf(database, id)] as const)),
      ),
    [database, ids.join()],
  );
  return previews ?? NONE;
}
