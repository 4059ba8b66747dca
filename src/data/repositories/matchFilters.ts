import type { MatchFilters } from '@/domain/matches/match';
import type { TaalDatabase } from '../database';
import { matchFiltersRow } from '../rows/matchRows';
import { readValue, writeValue } from './keyValue';

const KEY = 'matchFilters';

/** The filters of the last visit, or null when none were set. */
export function getMatchFilters(database: TaalDatabase): Promise<MatchFilters | null> {
  return readValue(database, KEY, matchFiltersRow);
}

/** Remembers the filters for the next visit. */
export function putMatchFilters(database: TaalDatabase, filters: MatchFilters): Promise<void> {
  database.leadingFace.forget();
  return writeValue(database, KEY, filters);
}
