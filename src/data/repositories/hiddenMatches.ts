import { readRows } from '../database/quarantine';
import { type HiddenMatch, hiddenMatchRow } from '../database/rows/matchRows';
import type { TaalDatabase } from '../database/taalDatabase';

/** People taken out of the list, with the reason where one was given. */
export async function getHiddenMatches(database: TaalDatabase): Promise<HiddenMatch[]> {
  const rows = await database.hiddenMatches.toArray();
  return readRows(database, database.hiddenMatches, hiddenMatchRow, rows);
}

/** Takes a person out of the list; `reportReason` is null when nothing is wrong with them. */
export async function hideMatch(
  database: TaalDatabase,
  matchId: string,
  reportReason: string | null,
  now: number,
): Promise<void> {
  await database.hiddenMatches.put({ matchId, hiddenAt: now, reportReason });
}

/** Puts a person back into the list. */
export async function unhideMatch(database: TaalDatabase, matchId: string): Promise<void> {
  await database.hiddenMatches.delete(matchId);
}
