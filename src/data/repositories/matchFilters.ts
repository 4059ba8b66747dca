import type { MatchFilters } from '@/domain/matches/match';
import { matchFiltersRow } from '../database/rows/matchRows';
import type { TaalDatabase } from '../database/taalDatabase';
import { readValue, writeValue } from './keyValue';

const MATCH_FILTERS_KEY = 'matchFilters';

/** The filters of the last visit, or null when none were set. */
export function getMatchFilters(database: TaalDatabase): Promise<MatchFilters | null> {
  return readValue(database, MATCH_FILTERS_KEY, matchFiltersRow);
}

/** Remembers the filters for the next visit. */
export function putMatchFilters(database: TaalDatabase, filters: MatchFilters): Promise<void> {
  return writeValue(database, MATCH_FILTERS_KEY, filters);
}

/** Deletes the filters of the last visit: the next one begins as the first one did. */
export async function deleteMatchFilters(database: TaalDatabase): Promise<void> {
  await database.keyValue.delete(MATCH_FILTERS_KEY);
}
