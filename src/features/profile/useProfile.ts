import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { profileEditState } from '@/data/repositories/profileDraft';
import { getUserProfile } from '@/data/repositories/userProfile';
import type { UserProfile } from '@/domain/profile/ownProfile';

/** The stored profile as it is now; null until it is read. */
export function useProfile(database: TaalDatabase): UserProfile | null {
  return useLiveQuery(() => getUserProfile(database), [database]) ?? null;
}

/** Whether an edit is under way, also one from before a reload; null until that is known. */
export function useEditState(database: TaalDatabase): 'none' | 'open' | 'left' | null {
  return useLiveQuery(() => profileEditState(database), [database]) ?? null;
}
