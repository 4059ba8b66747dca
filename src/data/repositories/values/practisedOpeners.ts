import { id, listOf } from '../../database/rows/fields';
import type { TaalDatabase } from '../../database/taalDatabase';
import { readValue, writeValue } from '../keyValue';

const KEY = 'practisedOpeners';

/** There are ten practice partners; a list of another device may name others. */
const MOST_KEPT = 20;

/**
 * Ids of the practice partners that got a first line (rule “Rewards of the person's own”); its
 * words are not kept.
 */
export async function getPractisedOpeners(database: TaalDatabase): Promise<readonly string[]> {
  return (await readValue(database, KEY, listOf(id))) ?? [];
}

/** Counts a first line to a practice partner, once for each of them. */
export async function addPractisedOpener(database: TaalDatabase, matchId: string): Promise<void> {
  await database.transaction('rw', database.keyValue, database.damagedRows, async () => {
    const known = await getPractisedOpeners(database);
    if (known.includes(matchId)) return;
    await writeValue(database, KEY, [...known, matchId].slice(-MOST_KEPT));
  });
}
