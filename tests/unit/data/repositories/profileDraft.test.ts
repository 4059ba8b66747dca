import { expect, it } from 'vitest';
import { writeValue } from '@/data/repositories/keyValue';
import { getProfileDraft, putProfileDraft } from '@/data/repositories/profileDraft';
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
