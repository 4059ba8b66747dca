import type { TaalDatabase } from '@/data/database/taalDatabase';
import { keepSharedChat } from '@/data/sharing/sharedChat';
import { keepSharedImages } from '@/data/sharing/sharedImages';
import { keepSharedText } from '@/data/sharing/sharedText';
import { readShare } from '@/data/sharing/shareForm';

/**
 * Takes in what another app shares and leads to where it belongs: a picture to the profile's
 * photos, an exported chat to the screen that reads it, a text to the composer of the chat. Nothing
 * is sent. Works with no network; `home` is the address of the app. What cannot be read or stored
 * leads to the chat all the same: the person asked for Taal, and an error page helps nobody.
 */
export async function receiveShare(
  request: Request,
  database: TaalDatabase,
  home: string,
): Promise<Response> {
  const lead = (path: string) => Response.redirect(new URL(path, home).href, 303);
  try {
    const { text, images, chats } = readShare(await request.formData());
    // One with nothing in it is told as such, unless something else was shared with it.
    const chat = chats.find(({ size }) => size > 0) ?? (images.length === 0 ? chats[0] : undefined);
    if (chat !== undefined) {
      // What an app says beside it may name somebody: it is dropped.
      await keepSharedChat(database, chat, chats.length - 1);
      return lead('read');
    }
    if (images.length > 0) await keepSharedImages(database, images);
    // The text that comes with a picture waits in the composer for later.
    if (text !== '') await keepSharedText(database, text);
    return lead(images.length > 0 ? 'profile' : 'chat');
  } catch {
    return lead('chat');
  }
}
