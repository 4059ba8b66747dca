import type { DeviceStorage } from '@/data/database/health';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { writeSafely } from '@/data/database/writeSafely';
import { getMatchFilters, putMatchFilters } from '@/data/repositories/matchFilters';
import { getUserProfile } from '@/data/repositories/userProfile';
import { beginningFilters } from '@/domain/matches/beginningFilters';
import type { MatchFilters } from '@/domain/matches/match';
import type { Store } from '@/domain/store';

/** Stores filters for the next visit; rejects when the write failed. */
export type KeepFilters = (filters: MatchFilters) => Promise<void>;

/**
 * Until filters are stored they stand in `unsaved`. One write runs at a time and choices that were
 * replaced meanwhile are skipped: an earlier one is never stored over a later one.
 */
export function createFilterKeeper(
  storage: DeviceStorage,
  unsaved: Store<MatchFilters | null>,
): KeepFilters {
  let last = Promise.resolve();
  async function store(filters: MatchFilters, before: Promise<void>): Promise<void> {
    await before.catch(() => {});
    if (unsaved.get() !== filters) return;
    await writeSafely(storage, () => putMatchFilters(storage.database, filters));
    if (unsaved.get() === filters) unsaved.set(null);
  }
  return (filters) => {
    unsaved.set(filters);
    last = store(filters, last);
    return last;
  };
}

/**
 * The filters of the last visit; before any were set, whom the person looks for (rule “Who I am
 * looking for”).
 */
export async function rememberedFilters(database: TaalDatabase): Promise<MatchFilters> {
  const stored = await getMatchFilters(database);
  return stored ?? beginningFilters((await getUserProfile(database)).lookingFor);
}
