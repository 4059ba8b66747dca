import { expect, it } from 'vitest';
import { getProfileDraft, putProfileDraft } from '@/data/repositories/profileDraft';
import { putUserProfile } from '@/data/repositories/userProfile';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { draftOf } from '@/domain/profile/profileDraft';
import { openProfileEditor } from '@/features/dashboard/openProfileEditor';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

const { profile } = EMPTY_USER_PROFILE;

it('begins an edit of the stored profile', async () => {
  const database = testDatabase();
  await putUserProfile(database, { ...EMPTY_USER_PROFILE, profile: { ...profile, bio: 'Hello' } });
  await openProfileEditor(database);
  expect(await getProfileDraft(database)).toMatchObject({ bio: 'Hello' });
});

it('leaves an edit under way as it is', async () => {
  const database = testDatabase();
  await putProfileDraft(database, draftOf({ ...profile, bio: 'Half a sen' }));
  await openProfileEditor(database);
  expect(await getProfileDraft(database)).toMatchObject({ bio: 'Half a sen' });
});
