import { readRows } from '../database/quarantine';
import { likeRow } from '../database/rows/matchRows';
import type { TaalDatabase } from '../database/taalDatabase';

/** Ids of the matches that the person likes (rule “The matches”). */
export async function getLikes(database: TaalDatabase): Promise<ReadonlySet<string>> {
  const rows = await database.likes.toArray();
  return new Set(readRows(database, database.likes, likeRow, rows).map(({ matchId }) => matchId));
}

/** Likes a match, or takes the like back. */
export async function toggleLike(
  database: TaalDatabase,
  matchId: string,
  now: number,
): Promise<void> {
  await database.transaction('rw', database.likes, async () => {
    const isLiked = (await database.likes.get(matchId)) !== undefined;
    if (isLiked) await database.likes.delete(matchId);
    else await database.likes.put({ matchId, likedAt: now });
  });
}
