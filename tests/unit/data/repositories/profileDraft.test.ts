import { expect, it } from 'vitest';
import { writeValue } from '@/data/repositories/keyValue';
import {
  getProfileDraft,
  leaveProfileEdit,
  openProfileEdit,
  profileEditState,
  putProfileDraft,
} from '@/data/repositories/profileDraft';
import { putUserProfile } from '@/data/repositories/userProfile';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { draftOf } from '@/domain/profile/profileDraft';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

const { profile } = EMPTY_USER_PROFILE;

it('keeps exactly what was typed, also what cannot be stored as a profile', async () => {
  const database = testDatabase();
  const lookingFor = { ages: [25, 35], genders: ['Men'] } as const;
  const typed = { ...draftOf(profile, lookingFor), age: ' 2e', height: '5′7', newInterest: 'Che' };
  await putProfileDraft(database, typed);
  expect(await getProfileDraft(database)).toEqual(typed);
});

it('reads the edit of an earlier version, which kept numbers', async () => {
  const database = testDatabase();
  await writeValue(database, 'profileDraft', { ...profile, name: 'Asha', age: 25, height: null });
  const read = { ...draftOf({ ...profile, name: 'Asha', age: 25 }), height: '' };
  expect(await getProfileDraft(database)).toEqual(read);
});

it('begins an edit of the stored profile', async () => {
  const database = testDatabase();
  await putUserProfile(database, { ...EMPTY_USER_PROFILE, profile: { ...profile, bio: 'Hello' } });
  await openProfileEdit(database);
  expect(await getProfileDraft(database)).toMatchObject({ bio: 'Hello' });
  expect(await profileEditState(database)).toBe('open');
});

it('keeps an edit that was left until it is asked for', async () => {
  const database = testDatabase();
  await putProfileDraft(database, draftOf({ ...profile, bio: 'Half a sen' }));
  expect(await profileEditState(database)).toBe('open');
  await leaveProfileEdit(database);
  expect(await profileEditState(database)).toBe('left');
  await openProfileEdit(database);
  expect(await profileEditState(database)).toBe('open');
  expect(await getProfileDraft(database)).toMatchObject({ bio: 'Half a sen' });
});

it('ends an edit without changes when the profile is left', async () => {
  const database = testDatabase();
  await openProfileEdit(database);
  await leaveProfileEdit(database);
  expect(await profileEditState(database)).toBe('none');
});
