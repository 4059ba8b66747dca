import * as v from 'valibot';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { moment } from './fields';

const { profile, notifications, privacy } = EMPTY_USER_PROFILE;

const text = v.fallback(v.string(), '');
const texts = v.fallback(v.array(v.string()), []);
const measure = v.fallback(v.nullable(v.number()), null);

function flag(standard: boolean) {
  return v.fallback(v.boolean(), standard);
}

export const ownProfileFields = {
  name: text,
  age: measure,
  location: text,
  profession: text,
  education: text,
  bio: text,
  interests: texts,
  photos: texts,
  height: measure,
  relationshipGoals: text,
  lifestyle: text,
  drinking: text,
  smoking: text,
  pets: text,
};

const userProfileObject = v.object({
  profile: v.fallback(v.object(ownProfileFields), { ...profile, interests: [], photos: [] }),
  notifications: v.fallback(
    v.object({
      newMatches: flag(notifications.newMatches),
      messages: flag(notifications.messages),
      likes: flag(notifications.likes),
      superLikes: flag(notifications.superLikes),
      promotions: flag(notifications.promotions),
    }),
    notifications,
  ),
  privacy: v.fallback(
    v.object({
      showAge: flag(privacy.showAge),
      showDistance: flag(privacy.showDistance),
      showOnline: flag(privacy.showOnline),
      readReceipts: flag(privacy.readReceipts),
      // Damage must not send out what the person may have wanted kept: unreadable means on.
      incognito: flag(true),
    }),
    { ...privacy, incognito: true },
  ),
  savedAt: v.fallback(v.nullable(moment), null),
});

/**
 * One damaged field falls back to its standard and leaves the others as they are. A row that is no
 * profile at all stays where it is, read as an empty one that lets nothing leave the device.
 */
export const userProfileRow = v.fallback(userProfileObject, () => ({
  profile: { ...profile, interests: [], photos: [] },
  notifications,
  privacy: { ...privacy, incognito: true },
  savedAt: null,
}));

export type UserProfileRow = v.InferInput<typeof userProfileObject>;
