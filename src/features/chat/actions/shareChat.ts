import type { TaalDatabase } from '@/data/database/taalDatabase';
import { latestMessages } from '@/data/repositories/chat/chatMessages';
import type { ChatSession } from '@/domain/chat/chatSession';
import { chatText } from '@/domain/sharing/chatText';
import { localFormat } from '@/ui/text/dayAndTime';
import { copyOut } from './copyOut';
import type { Outlets, Ways } from './outlets';

const dayOf = localFormat({ dateStyle: 'long' });

/** Whether the share sheet took a text, or the person closed it. */
async function isShared({ share }: Ways, data: ShareData): Promise<boolean> {
  if (share === undefined) return false;
  try {
    await share(data);
    return true;
  } catch (error) {
    const isError = error instanceof Error || error instanceof DOMException;
    return isError && error.name === 'AbortError';
  }
}

/**
 * Lets a whole chat leave Taal as plain text: by the system's share sheet where there is one, else
 * it is copied (rule “Renaming, pinning, sharing a chat”).
 */
export async function shareChat(
  database: TaalDatabase,
  { id, title }: Pick<ChatSession, 'id' | 'title'>,
  outlets: Outlets,
  ways: Ways = { clipboard: navigator.clipboard, share: navigator.share?.bind(navigator) },
): Promise<void> {
  const messages = await latestMessages(database, id, Number.POSITIVE_INFINITY);
  if (messages.length === 0) {
    outlets.say('There is nothing in this chat yet');
    return;
  }
  const text = chatText(title, messages, dayOf);
  if (!(await isShared(ways, { title, text }))) await copyOut(text, outlets, ways);
}
