import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getProfileDraft, putProfileDraft } from '@/data/repositories/profileDraft';
import { getUserProfile } from '@/data/repositories/userProfile';
import { draftOf } from '@/domain/profile/profileDraft';

/** Begins an edit of the profile, so that the profile opens in edit mode; one under way stays. */
export async function openProfileEditor(database: TaalDatabase): Promise<void> {
  await database.transaction('rw', database.keyValue, database.userProfile, async () => {
    if ((await getProfileDraft(database)) !== null) return;
    const { profile, lookingFor } = await getUserProfile(database);
    await putProfileDraft(database, draftOf(profile, lookingFor));
  });
}
