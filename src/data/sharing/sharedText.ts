import { appendShared } from '@/domain/sharing/sharedText';
import { words } from '../database/rows/fields';
import type { TaalDatabase } from '../database/taalDatabase';
import { getDraft, putDraft } from '../repositories/chat/drafts';
import { readValue, writeValue } from '../repositories/keyValue';

const KEY = 'sharedText';

/** Keeps a text that the person took over until a composer takes it; below one that still waits. */
export async function keepSharedText(database: TaalDatabase, text: string): Promise<void> {
  await database.transaction('rw', database.keyValue, async () => {
    const waiting = (await readValue(database, KEY, words)) ?? '';
    await writeValue(database, KEY, appendShared(waiting, text));
  });
}

/** Whether a text waits for a composer. */
export async function hasSharedText(database: TaalDatabase): Promise<boolean> {
  return (await database.keyValue.get(KEY)) !== undefined;
}

/**
 * Moves what was shared into the stored draft `draftId`, in one step: of two tabs one gets it, and
 * a crash loses nothing. Returns the text, for the composer that shows the draft; null for none.
 */
export async function moveSharedTextToDraft(
  database: TaalDatabase,
  draftId: string,
): Promise<string | null> {
  const stores = [database.keyValue, database.drafts];
  return database.transaction('rw', stores, async () => {
    const shared = await readValue(database, KEY, words);
    if (shared === null || shared === '') return null;
    const draft = await getDraft(database, draftId);
    await putDraft(database, draftId, { text: appendShared(draft?.text ?? '', shared) });
    await database.keyValue.delete(KEY);
    return shared;
  });
}
