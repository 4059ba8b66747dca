import { expect, it } from 'vitest';
import { profileCompleteness } from '@/domain/profile/completeness';
import { EMPTY_USER_PROFILE, type OwnProfile } from '@/domain/profile/ownProfile';

const empty = EMPTY_USER_PROFILE.profile;

const whole: OwnProfile = {
  name: 'Meera',
  age: 27,
  location: 'Pune',
  profession: 'Designer',
  education: 'Graduate',
  bio: 'I sketch.',
  interests: ['Art'],
  photos: ['a'],
  height: 165,
  relationshipGoals: 'Friendship',
  lifestyle: 'Night owl',
  drinking: 'Never',
  smoking: 'Never',
  pets: 'Cat',
};

it('is 0 for an empty profile and 100 for a whole one', () => {
  expect(profileCompleteness(empty)).toEqual({
    percent: 0,
    filled: 0,
    fields: 14,
    hasPhotos: false,
    hasBio: false,
    hasInterests: false,
  });
  expect(profileCompleteness(whole)).toEqual({
    percent: 100,
    filled: 14,
    fields: 14,
    hasPhotos: true,
    hasBio: true,
    hasInterests: true,
  });
});

it('counts each field alike, and blanks for nothing', () => {
  expect(profileCompleteness({ ...empty, name: 'Meera' }).percent).toBe(7);
  expect(profileCompleteness({ ...empty, bio: '  ' })).toMatchObject({ percent: 0, hasBio: false });
  expect(profileCompleteness({ ...whole, photos: [] }).percent).toBe(93);
});
