import * as v from 'valibot';
import type { MatchFilters } from '@/domain/matches/match';
import type { TaalDatabase } from '../database';
import { readValue, writeValue } from './keyValue';

const KEY = 'matchFilters';

const matchFilters = v.object({
  ageRange: v.tuple([v.number(), v.number()]),
  distance: v.number(),
  profession: v.string(),
  interests: v.array(v.string()),
  education: v.string(),
});

/** The filters of the last visit, or null when none were set. */
export function getMatchFilters(database: TaalDatabase): Promise<MatchFilters | null> {
  return readValue(database, KEY, matchFilters);
}

/** Remembers the filters for the next visit. */
export function putMatchFilters(database: TaalDatabase, filters: MatchFilters): Promise<void> {
  database.leadingFace.forget();
  return writeValue(database, KEY, filters);
}
