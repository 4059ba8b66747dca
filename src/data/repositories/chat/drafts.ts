import { appendShared } from '@/domain/sharing/sharedText';
import type { Hesitating } from '@/domain/typing/hesitation';
import { IDLE_METER, type TypingMeter } from '@/domain/typing/typingMeter';
import { readRow, readRows } from '../../database/quarantine';
import { type DraftRow, draftRow } from '../../database/rows/draftRow';
import type { TaalDatabase } from '../../database/taalDatabase';
import { getMessage } from './chatMessages';

/** A text not yet sent; the meter holds what was measured of its typing. */
export interface Draft {
  readonly text: string;
  readonly meter: TypingMeter;
  /** Kept by the composer alone: it starts at zero when the composer is opened again. */
  readonly hesitating?: Hesitating | undefined;
  /** The id of the message that it becomes. All tabs that show this draft have the same. */
  readonly id?: string | undefined;
}

export const EMPTY_DRAFT: Draft = { text: '', meter: IDLE_METER };

/** The stored draft that a composer shows: where it stands, and as it was when last seen. */
export interface StoredDraft {
  readonly key: string;
  readonly text: string;
  readonly writer: string;
}

const SEPARATOR = '/';

/** All drafts of one chat lie between these keys: those of older versions, and one for each tab. */
export function keysOf(chat: string): [first: string, last: string] {
  return [chat, `${chat}${SEPARATOR}\uffff`];
}

/** The key of this tab's draft for `chat`, which is the id of a session or of a match. */
export function ownKey(database: TaalDatabase, chat: string): string {
  const name = database.tab.name();
  return name === '' ? chat : `${chat}${SEPARATOR}${name}`;
}

function rowOf({ text, meter, id }: Draft) {
  const words = { text, meter: { ...meter, gaps: [...meter.gaps] } };
  return id === undefined ? words : { ...words, sentAs: id };
}

export function draftOf({ text, meter, sentAs }: Omit<DraftRow, 'id'>): Draft {
  return { text, meter: { ...meter, shownAt: meter.shownAt ?? null }, id: sentAs };
}

export function storedOf({ id, text, writer = '' }: DraftRow): StoredDraft {
  return { key: id, text, writer };
}

/** Two drafts as one, the later below the earlier; what it measures is no typing at a stretch. */
export function joined(earlier: Draft, later: Draft): Draft {
  if (later.text === '') return earlier;
  if (earlier.text === '') return later;
  const meter = { ...earlier.meter, inserted: true };
  return { text: appendShared(earlier.text, later.text), meter, id: earlier.id };
}

export async function rowsOf(database: TaalDatabase, chat: string): Promise<DraftRow[]> {
  const rows = await database.drafts
    .where('id')
    .between(...keysOf(chat), true, true)
    .toArray();
  return readRows(database, database.drafts, draftRow, rows);
}

/** The draft that is stored under `key` now; null for none. */
export async function getStoredDraft(
  database: TaalDatabase,
  key: string,
): Promise<StoredDraft | null> {
  const row = readRow(database, database.drafts, key, draftRow, await database.drafts.get(key));
  return row === null ? null : storedOf(row);
}

/** Whether any tab has a draft for `chat`. */
export async function hasDrafts(database: TaalDatabase, chat: string): Promise<boolean> {
  return (await rowsOf(database, chat)).length > 0;
}

/** Whether a text was sent as, or at the beginning of, the message `id`. */
export async function isSent(
  database: TaalDatabase,
  { id, text }: Pick<Draft, 'id' | 'text'>,
): Promise<boolean> {
  if (id === undefined) return false;
  return (await getMessage(database, id))?.text.startsWith(text) === true;
}

/** This tab's draft for `chat`; an empty one when there is none. */
export async function getDraft(database: TaalDatabase, chat: string): Promise<Draft> {
  const key = ownKey(database, chat);
  const row =
    database.draftJournal.get(key, draftRow) ??
    readRow(database, database.drafts, key, draftRow, await database.drafts.get(key));
  return row === null ? EMPTY_DRAFT : draftOf(row);
}

/** Writes this tab's draft, as the latest of its chat. To be called in a transaction over `drafts`. */
async function write(
  database: TaalDatabase,
  chat: string,
  draft: Draft,
  rows: readonly DraftRow[],
): Promise<StoredDraft | null> {
  const { drafts, tab } = database;
  const id = ownKey(database, chat);
  if (draft.text === '') {
    await drafts.delete(id);
    return null;
  }
  const order = rows.reduce((most, row) => Math.max(most, row.order ?? 0), 0) + 1;
  const row = { ...rowOf(draft), id, order, writer: tab.page };
  await drafts.put(row);
  return storedOf(row);
}

function writing<T>(database: TaalDatabase, chat: string, task: () => Promise<T>): Promise<T> {
  const { drafts, draftJournal } = database;
  return draftJournal.commitThenClear(ownKey(database, chat), () =>
    database.transaction('rw', drafts, task),
  );
}

/** Keeps this tab's draft for `chat`; an empty text deletes it. */
export async function putDraft(database: TaalDatabase, chat: string, draft: Draft): Promise<void> {
  await writing(database, chat, async () => {
    await write(database, chat, draft, await rowsOf(database, chat));
  });
}

/**
 * Keeps this tab's draft in the place of the one that it was made from, `shown`. That of another
 * tab goes only if it is unchanged: a page that still shows it stores it once more. Returns where
 * the draft stands; null for an empty one.
 */
export function replaceDraft(
  database: TaalDatabase,
  chat: string,
  draft: Draft,
  shown: StoredDraft | null,
): Promise<StoredDraft | null> {
  const { drafts, tab } = database;
  return writing(database, chat, async () => {
    const rows = await rowsOf(database, chat);
    const own = rows.find(({ id }) => id === ownKey(database, chat));
    const writer = own?.writer ?? '';
    const isTaken = own !== undefined && writer !== tab.page && writer !== shown?.writer;
    if (isTaken) tab.rename();
    const from = rows.find(({ id }) => id === shown?.key);
    const isMoved = !isTaken && from !== undefined && from.id !== ownKey(database, chat);
    if (isMoved && from.text === shown?.text) await drafts.delete(from.id);
    return write(database, chat, draft, rows);
  });
}

/**
 * Keeps a draft at once, as the page may go before it is stored. `next` is what was typed since
 * `draft` was sent, should it be on its way to become a message.
 */
export function journalDraft(
  database: TaalDatabase,
  chat: string,
  draft: Draft,
  next: Draft = EMPTY_DRAFT,
): void {
  const id = ownKey(database, chat);
  const later = next.text === '' ? {} : { next: rowOf(next) };
  database.draftJournal.keep(id, { ...rowOf(draft), ...later, id, writer: database.tab.page });
}

/** What is left of a row of the journal once what became a message is taken away. */
async function unsentOf(database: TaalDatabase, row: DraftRow): Promise<Draft> {
  const next = row.next === undefined ? EMPTY_DRAFT : draftOf(row.next);
  return (await isSent(database, draftOf(row))) ? next : joined(draftOf(row), next);
}

/**
 * Stores what `journalDraft` kept of any tab, if anything: in a backup, say, is only what is stored.
 * What is a message by now is forgotten.
 */
export async function recoverDraft(database: TaalDatabase, chat: string): Promise<void> {
  const { chatMessages, drafts, draftJournal } = database;
  const [first, last] = keysOf(chat);
  for (const key of draftJournal.keys().filter((name) => name >= first && name <= last)) {
    const newer = draftJournal.get(key, draftRow);
    if (newer === null) continue;
    await draftJournal.commitThenClear(key, () =>
      database.transaction('rw', drafts, chatMessages, async () => {
        const draft = await unsentOf(database, newer);
        const stored = (await rowsOf(database, chat)).find(({ id }) => id === key);
        const { next: _, sentAs: __, ...place } = stored ?? newer;
        if (draft.text === '') await drafts.delete(key);
        else await drafts.put({ ...place, ...rowOf(draft), id: key });
      }),
    );
  }
}
