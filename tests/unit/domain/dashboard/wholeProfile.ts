import { EMPTY_USER_PROFILE, type OwnProfile } from '@/domain/profile/ownProfile';

/** A profile that has nothing to be suggested for; its bio is just long enough. */
export const wholeProfile: OwnProfile = {
  ...EMPTY_USER_PROFILE.profile,
  name: 'Asha',
  age: 28,
  location: 'Pune',
  profession: 'Designer',
  education: 'Graduate',
  relationshipGoals: 'Friendship',
  bio: 'x'.repeat(80),
  interests: ['Art', 'Food', 'Music', 'Travel', 'Yoga'],
  photos: ['a', 'b', 'c'],
};
