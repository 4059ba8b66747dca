import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getDraft, joined, putDraft } from '@/data/repositories/chat/drafts';
import { IDLE_METER } from '@/domain/typing/typingMeter';

/** Puts a text into what is half-written to a match, below what stands there already. */
export async function addToMatchDraft(
  database: TaalDatabase,
  matchId: string,
  text: string,
): Promise<void> {
  const known = await getDraft(database, matchId);
  const isThere = known.text.includes(text);
  if (isThere) return;
  await putDraft(
    database,
    matchId,
    joined(known, { text, meter: { ...IDLE_METER, inserted: true } }),
  );
}
