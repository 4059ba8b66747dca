import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getDraft, putDraft } from '@/data/repositories/chat/drafts';
import { appendShared } from '@/domain/sharing/sharedText';

/** Puts a text into what is half-written to a match, below what stands there already. */
export async function addToMatchDraft(
  database: TaalDatabase,
  matchId: string,
  text: string,
): Promise<void> {
  const { text: known = '', id } = (await getDraft(database, matchId)) ?? {};
  if (known.includes(text)) return;
  await putDraft(database, matchId, { text: appendShared(known, text), id });
}
