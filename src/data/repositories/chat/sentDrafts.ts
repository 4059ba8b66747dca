import type { TaalDatabase } from '../../database/taalDatabase';
import { ownKey, rowsOf } from './drafts';

/**
 * Deletes the drafts of `chat` that the message `id` was made from: this tab's, and what other tabs
 * hold of it as far as all of it stands in the message. To be called in a transaction over `drafts`.
 */
export async function deleteSentDrafts(
  database: TaalDatabase,
  chat: string,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<void> {
  const own = ownKey(database, chat);
  for (const row of await rowsOf(database, chat)) {
    const isOwn = row.id === own && (row.sentAs === undefined || row.sentAs === id);
    const isContained = row.sentAs === id && text.startsWith(row.text);
    if (isOwn || isContained) await database.drafts.delete(row.id);
  }
}
