import Dexie, { type ObservabilitySet, RangeSet, rangesOverlap } from 'dexie';
import type { TaalDatabase } from '../database/taalDatabase';
import { MATCH_FILTERS_KEY } from '../repositories/matchFiltersKey';
import type { LeadingPortrait } from './leadingPortrait';

/**
 * Forgets the portrait as soon as a write that can change the list is committed, in this tab or in
 * another, so that nobody is shown who was taken out of it. Returns how to stop. Rejects where the
 * database cannot be opened.
 */
export async function forgetWhenListChanges(
  database: TaalDatabase,
  portrait: Pick<LeadingPortrait, 'forget'>,
): Promise<() => void> {
  const onWrite = (written: ObservabilitySet) => {
    const keysOf = (store: string) => written[`idb://${database.name}/${store}/`];
    const values = keysOf(database.keyValue.name);
    const hasFilters =
      values !== undefined && rangesOverlap(values, new RangeSet(MATCH_FILTERS_KEY));
    const stores = [database.userProfile.name, database.hiddenMatches.name];
    if (hasFilters || stores.some((store) => keysOf(store) !== undefined)) portrait.forget();
  };
  // Dexie reports a new database as a write to all of it, before it answers the first query.
  await database.keyValue.count();
  Dexie.on('storagemutated', onWrite);
  return () => Dexie.on.storagemutated.unsubscribe(onWrite);
}
