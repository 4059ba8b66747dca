import { writeSafely } from '@/data/database/writeSafely';
import { deleteProfileDraft } from '@/data/repositories/profileDraft';
import { getUserProfile, putUserProfile } from '@/data/repositories/userProfile';
import type { OwnProfile } from '@/domain/profile/ownProfile';
import type { ProfileServices } from '../profileServices';
import { queueProfile } from '../queueProfile';

/**
 * Stores the profile and queues POST /user-profile in one transaction (rule R39). Photos are kept
 * as they are stored. Reports true whether or not the call will succeed.
 */
export async function saveProfile(
  services: Pick<ProfileServices, 'database' | 'clock' | 'random' | 'newId'>,
  edited: Omit<OwnProfile, 'photos'>,
): Promise<true> {
  const { database, clock } = services;
  const stores = [database.userProfile, database.outbox, database.keyValue];
  const store = () =>
    database.transaction('rw', stores, async () => {
      const stored = await getUserProfile(database);
      const profile = { ...edited, photos: stored.profile.photos };
      await putUserProfile(database, { ...stored, profile, savedAt: new Date(clock()) });
      await queueProfile(services);
      await deleteProfileDraft(database);
    });
  await writeSafely(database, store);
  return true;
}
