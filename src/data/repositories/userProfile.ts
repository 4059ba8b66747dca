import {
  EMPTY_USER_PROFILE,
  type NotificationSettings,
  type PrivacySettings,
  type UserProfile,
} from '@/domain/profile/ownProfile';
import { readRow } from '../database/quarantine';
import { userProfileRow } from '../database/rows/userProfileRow';
import { ONLY_ROW, type TaalDatabase } from '../database/taalDatabase';

/** The own profile with its settings; an empty one before the first save (rule “Switches”). */
export async function getUserProfile(database: TaalDatabase): Promise<UserProfile> {
  const row = await database.userProfile.get(ONLY_ROW);
  return (
    readRow(database, database.userProfile, ONLY_ROW, userProfileRow, row) ?? EMPTY_USER_PROFILE
  );
}

/** Stores the own profile and its settings. */
export async function putUserProfile(
  database: TaalDatabase,
  { profile, notifications, privacy, lookingFor, savedAt }: UserProfile,
): Promise<void> {
  await database.userProfile.put(
    {
      profile: { ...profile, interests: [...profile.interests], photos: [...profile.photos] },
      notifications,
      privacy,
      ...(lookingFor === undefined ? {} : { lookingFor }),
      savedAt: savedAt?.getTime() ?? null,
    },
    ONLY_ROW,
  );
}

/** Stores changed switches with the profile (rule “Switches”) and leaves the others alone. */
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
