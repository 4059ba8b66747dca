import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getUserProfile } from '@/data/repositories/userProfile';

const NONE: readonly string[] = [];

/** The stored profile's interests, as they are now. */
export function useInterests(database: TaalDatabase): readonly string[] {
  const stored = useLiveQuery(() => getUserProfile(database), [database]);
  return stored?.profile.interests ?? NONE;
}
