import { appendShared } from '@/domain/sharing/sharedText';
import type { TypingMeter } from '@/domain/typing/typingMeter';
import { readRows } from '../../database/quarantine';
import { draftRow } from '../../database/rows/draftRow';
import type { TaalDatabase } from '../../database/taalDatabase';
import { getMessage } from './chatMessages';

/** A text not yet sent, as it is stored. */
export interface StoredDraft {
  readonly text: string;
  /** The id of the message that it becomes; where two tabs show one draft, they send it once. */
  readonly id?: string | undefined;
  /** What was measured of its typing; missing where that is not known. */
  readonly meter?: TypingMeter | undefined;
}

/** The draft of a chat lies between these keys, as do those that older versions had for each tab. */
export function keysOf(chat: string): [first: string, last: string] {
  return [chat, `${chat}/\uffff`];
}

function rowsOf({ drafts }: TaalDatabase, chat: string) {
  return drafts.where('id').between(...keysOf(chat), true, true);
}

/** The draft of `chat`, which is the id of a session or of a match; null for none. */
export async function getDraft(database: TaalDatabase, chat: string): Promise<StoredDraft | null> {
  const found = await rowsOf(database, chat).toArray();
  const rows = readRows(database, database.drafts, draftRow, found);
  const [first, ...others] = rows.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  if (first === undefined) return null;
  if (others.length === 0) return { text: first.text, id: first.sentAs, meter: first.meter };
  const text = others.reduce((all, row) => appendShared(all, row.text), first.text);
  return { text, id: first.sentAs };
}

/** Keeps `draft` as the only one of `chat`; an empty text deletes it. */
export async function putDraft(
  database: TaalDatabase,
  chat: string,
  { text, id, meter }: StoredDraft,
): Promise<void> {
  await database.transaction('rw', database.drafts, async () => {
    await rowsOf(database, chat).delete();
    if (text === '') return;
    const sentAs = id === undefined ? {} : { sentAs: id };
    const measured = meter === undefined ? {} : { meter: { ...meter, gaps: [...meter.gaps] } };
    await database.drafts.put({ id: chat, text, ...sentAs, ...measured });
  });
}

/** Deletes the draft that was sent as `id`; what was begun after it, or in another tab, stays. */
export async function deleteSentDraft(
  database: TaalDatabase,
  chat: string,
  id: string | undefined,
): Promise<void> {
  const stored = await getDraft(database, chat);
  if (stored?.id === undefined || stored.id === id) await rowsOf(database, chat).delete();
}

/** Whether a text was sent as, or at the beginning of, the message that it was to become. */
export async function isSent(database: TaalDatabase, { id, text }: StoredDraft): Promise<boolean> {
  if (id === undefined) return false;
  return (await getMessage(database, id))?.text.startsWith(text) === true;
}
