import type { TaalDatabase } from '../database/taalDatabase';
import { MATCH_FILTERS_KEY } from './matchFilters';

/** Deletes the filters of the last visit: the next one begins as the first one did. */
export async function deleteMatchFilters(database: TaalDatabase): Promise<void> {
  await database.keyValue.delete(MATCH_FILTERS_KEY);
}
