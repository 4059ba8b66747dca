import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getUserProfile, putUserProfile } from '@/data/repositories/userProfile';

/**
 * Changes the interests of the stored profile and nothing else of it. The change is given what is
 * stored, so that of two quick ones neither is lost. Nothing is queued for the backend and
 * `savedAt` stays: only Save on the profile's own page sends it (rule “Save”).
 */
export async function saveInterests(
  database: TaalDatabase,
  change: (stored: readonly string[]) => readonly string[],
): Promise<void> {
  await database.transaction('rw', database.userProfile, async () => {
    const stored = await getUserProfile(database);
    const interests = change(stored.profile.interests);
    await putUserProfile(database, { ...stored, profile: { ...stored.profile, interests } });
  });
}
