import type { TaalDatabase } from '../../database/taalDatabase';
import {
  type Draft,
  draftOf,
  EMPTY_DRAFT,
  getDraft,
  isSent,
  ownKey,
  recoverDraft,
  rowsOf,
  type StoredDraft,
  storedOf,
} from './drafts';

export interface OpenedDraft {
  readonly draft: Draft;
  /** Where it stands; null where nothing is stored. */
  readonly stored: StoredDraft | null;
}

/**
 * The draft that a composer begins with: this tab's own or, where there is none, the one that was
 * written last in any tab. What is a message by now is cleared away.
 */
async function choose(
  database: TaalDatabase,
  chat: string,
  newId: () => string,
): Promise<OpenedDraft> {
  const { drafts } = database;
  const open = [];
  for (const row of await rowsOf(database, chat)) {
    if (await isSent(database, draftOf(row))) await drafts.delete(row.id);
    else open.push(row);
  }
  const own = open.find(({ id }) => id === ownKey(database, chat));
  const latest = open.sort((a, b) => (b.order ?? 0) - (a.order ?? 0))[0];
  const row = own ?? latest;
  if (row === undefined) return { draft: EMPTY_DRAFT, stored: null };
  if (row.sentAs !== undefined) return { draft: draftOf(row), stored: storedOf(row) };
  // Written by an older version: other tabs that show it have to learn when it is sent.
  const named = { ...row, sentAs: newId() };
  await drafts.put(named);
  return { draft: draftOf(named), stored: storedOf(named) };
}

/** The draft that a composer begins with; the journal counts where nothing can be stored. */
export async function openDraft(
  database: TaalDatabase,
  chat: string,
  newId: () => string,
): Promise<OpenedDraft> {
  const { chatMessages, drafts } = database;
  try {
    await recoverDraft(database, chat);
    return await database.transaction('rw', drafts, chatMessages, async () =>
      choose(database, chat, newId),
    );
  } catch {
    return { draft: await getDraft(database, chat), stored: null };
  }
}
