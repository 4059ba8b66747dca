import { IDLE_METER, type TypingMeter } from '@/domain/typing/typingMeter';
import { readRow } from '../damagedRows';
import type { TaalDatabase } from '../database';
import { type DraftRow, draftRow } from '../rows/draftRow';
import { getMessage } from './chatMessages';

/** A text not yet sent; the meter holds what was measured of its typing. */
export interface Draft {
  readonly text: string;
  readonly meter: TypingMeter;
}

export const EMPTY_DRAFT: Draft = { text: '', meter: IDLE_METER };

/** The draft kept under `id` (for chat, the session's id); an empty one when there is none. */
export async function getDraft(database: TaalDatabase, id: string): Promise<Draft> {
  const newer = database.lastWords.get(id, draftRow);
  if (newer !== null) return newer;
  const row = await database.drafts.get(id);
  return readRow(database, database.drafts, id, draftRow, row) ?? EMPTY_DRAFT;
}

function rowOf(id: string, { text, meter }: Draft): DraftRow {
  return { id, text, meter: { ...meter, gaps: [...meter.gaps] } };
}

/** Keeps a draft; an empty text deletes it. */
export function putDraft(database: TaalDatabase, id: string, draft: Draft): Promise<void> {
  return database.lastWords.superseding(id, async () => {
    if (draft.text === '') await database.drafts.delete(id);
    else await database.drafts.put(rowOf(id, draft));
  });
}

/**
 * Keeps a draft at once, as the page may go before `putDraft` has ended, or before it is stored as
 * the message `sentAs`.
 */
export function leaveDraft(
  database: TaalDatabase,
  id: string,
  draft: Draft,
  sentAs?: string,
): void {
  database.lastWords.keep(id, { ...rowOf(id, draft), sentAs });
}

/**
 * Stores what `leaveDraft` kept, if anything: in a backup, say, is only what is stored. What is a
 * message by now is forgotten.
 */
export async function settleDraft(database: TaalDatabase, id: string): Promise<void> {
  const newer = database.lastWords.get(id, draftRow);
  if (newer === null) return;
  const { sentAs } = newer;
  await database.lastWords.superseding(id, async () => {
    const isSent = sentAs !== undefined && (await getMessage(database, sentAs)) !== null;
    if (!isSent) await putDraft(database, id, newer);
  });
}
