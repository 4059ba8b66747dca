import { IDLE_METER, type TypingMeter } from '@/domain/typing/typingMeter';
import { readRow } from '../damagedRows';
import type { TaalDatabase } from '../database';
import { draftRow } from '../rows/draftRow';

/** A text not yet sent; the meter holds what was measured of its typing. */
export interface Draft {
  readonly text: string;
  readonly meter: TypingMeter;
}

export const EMPTY_DRAFT: Draft = { text: '', meter: IDLE_METER };

/** The draft kept under `id` (for chat, the session's id); an empty one when there is none. */
export async function getDraft(database: TaalDatabase, id: string): Promise<Draft> {
  const row = await database.drafts.get(id);
  return readRow(database, database.drafts, id, draftRow, row) ?? EMPTY_DRAFT;
}

/** Keeps a draft; an empty text deletes it. */
export async function putDraft(database: TaalDatabase, id: string, draft: Draft): Promise<void> {
  if (draft.text === '') {
    await database.drafts.delete(id);
    return;
  }
  const { text, meter } = draft;
  await database.drafts.put({ id, text, meter: { ...meter, gaps: [...meter.gaps] } });
}
