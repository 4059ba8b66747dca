import { writeSafely } from '@/data/database/writeSafely';
import { deleteMatchFilters, getMatchFilters } from '@/data/repositories/matchFilters';
import { deleteProfileDraft } from '@/data/repositories/profileDraft';
import { getUserProfile, putUserProfile } from '@/data/repositories/userProfile';
import { areSameFilters, beginningFilters } from '@/domain/matches/beginningFilters';
import type { LookingFor } from '@/domain/profile/genders';
import { ANYONE, isAnyone } from '@/domain/profile/lookingFor';
import type { OwnProfile } from '@/domain/profile/ownProfile';
import type { Services } from '@/services/services';
import { queueProfile } from '../queueProfile';

/**
 * Stores the profile and queues POST /user-profile in one transaction (rule “Save”). Photos are
 * kept as they are stored, and so is whom the person looks for where it is left out. Filters that
 * are still what they began with are deleted, so that the next ones begin with what is saved (rule
 * “Who I am looking for”). Reports true whether or not the call will succeed.
 */
export async function saveProfile(
  services: Pick<Services, 'database' | 'health' | 'clock' | 'random' | 'newId'>,
  edited: Omit<OwnProfile, 'photos'>,
  lookingFor?: LookingFor,
): Promise<true> {
  const { database, clock } = services;
  const stores = [database.userProfile, database.outbox, database.keyValue];
  const store = () =>
    database.transaction('rw', stores, async () => {
      const { lookingFor: before, ...stored } = await getUserProfile(database);
      const profile = { ...edited, photos: stored.profile.photos };
      const filters = await getMatchFilters(database);
      if (filters !== null && areSameFilters(filters, beginningFilters(before))) {
        await deleteMatchFilters(database);
      }
      const sought = lookingFor ?? before ?? ANYONE;
      await putUserProfile(database, {
        ...stored,
        ...(isAnyone(sought) ? {} : { lookingFor: sought }),
        profile,
        savedAt: new Date(clock()),
      });
      await queueProfile(services);
      await deleteProfileDraft(database);
    });
  await writeSafely(services, store);
  return true;
}
