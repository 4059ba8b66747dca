import * as v from 'valibot';
import { LOOKING_FOR_AGES } from '@/domain/profile/genders';
import { EMPTY_USER_PROFILE, type UserProfile } from '@/domain/profile/ownProfile';
import { gendersField, id, listOf, moment, within, words } from './fields';

const { profile, notifications, privacy } = EMPTY_USER_PROFILE;

const text = v.fallback(words, '');

/** A whole life, or the tallest person there was, in years or centimetres. */
function measure(highest: number) {
  return v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(highest))), null);
}

function flag(standard: boolean) {
  return v.fallback(v.boolean(), standard);
}

export const ownProfileFields = {
  name: text,
  age: measure(150),
  location: text,
  profession: text,
  education: text,
  bio: text,
  interests: v.fallback(listOf(words), []),
  photos: v.fallback(listOf(id), []),
  height: measure(300),
  relationshipGoals: text,
  lifestyle: text,
  drinking: text,
  smoking: text,
  pets: text,
};

const soughtAge = v.pipe(within(...LOOKING_FOR_AGES), v.integer());

/** Whom the person looks for; of damage anyone is left. */
export const lookingForField = v.fallback(
  v.object({
    ages: v.fallback(v.nullable(v.tuple([soughtAge, soughtAge])), null),
    genders: gendersField,
  }),
  { ages: null, genders: [] },
);

const userProfileObject = v.object({
  profile: v.fallback(v.object(ownProfileFields), { ...profile, interests: [], photos: [] }),
  notifications: v.fallback(
    v.object({
      newMatches: flag(notifications.newMatches),
      messages: flag(notifications.messages),
      likes: flag(notifications.likes),
      superLikes: flag(notifications.superLikes),
      promotions: flag(notifications.promotions),
      showText: flag(notifications.showText),
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
  lookingFor: v.exactOptional(lookingForField),
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

export type UserProfileRow = Omit<v.InferInput<typeof userProfileObject>, 'lookingFor'> &
  Pick<UserProfile, 'lookingFor'>;
