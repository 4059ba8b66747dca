import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getUserProfile, putUserProfile } from '@/data/repositories/userProfile';
import type { NotificationSettings, PrivacySettings } from '@/domain/profile/ownProfile';

/** Stores changed switches with the profile (rule R41) and leaves the others alone. */
export async function changeSettings(
  database: TaalDatabase,
  change: {
    readonly notifications?: Partial<NotificationSettings>;
    readonly privacy?: Partial<PrivacySettings>;
  },
): Promise<void> {
  await database.transaction('rw', database.userProfile, async () => {
    const stored = await getUserProfile(database);
    await putUserProfile(database, {
      ...stored,
      notifications: { ...stored.notifications, ...change.notifications },
      privacy: { ...stored.privacy, ...change.privacy },
    });
  });
}
