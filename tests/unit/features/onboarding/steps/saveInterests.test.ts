import { describe, expect, it } from 'vitest';
import { getUserProfile, putUserProfile } from '@/data/repositories/userProfile';
import { toggleInterest } from '@/domain/profile/interests';
import { EMPTY_USER_PROFILE, type UserProfile } from '@/domain/profile/ownProfile';
import { saveInterests } from '@/features/onboarding/steps/saveInterests';
import { testDatabase, twoTabs } from '../../../../support/fakes/testDatabase.ts';

const toggle = (interest: string) => (stored: readonly string[]) =>
  toggleInterest(stored, interest);

describe('saving interests', () => {
  it('stores them with a profile that was never saved, and queues nothing', async () => {
    const database = testDatabase();
    await saveInterests(database, toggle('Music'));
    const { profile, savedAt } = await getUserProfile(database);
    expect(profile).toEqual({ ...EMPTY_USER_PROFILE.profile, interests: ['Music'] });
    expect(savedAt).toBeNull();
    expect(await database.outbox.count()).toBe(0);
  });

  it('keeps everything else that is stored', async () => {
    const database = testDatabase();
    const stored: UserProfile = {
      profile: { ...EMPTY_USER_PROFILE.profile, name: 'Asha', age: 29, interests: ['Chess'] },
      notifications: { ...EMPTY_USER_PROFILE.notifications, likes: true },
      privacy: { ...EMPTY_USER_PROFILE.privacy, incognito: true },
      savedAt: new Date(1_767_614_400_000),
    };
    await putUserProfile(database, stored);
    await saveInterests(database, toggle('Yoga'));
    const interests = ['Chess', 'Yoga'];
    expect(await getUserProfile(database)).toEqual({
      ...stored,
      profile: { ...stored.profile, interests },
    });
  });

  it('loses none of many that are chosen at once, in two tabs', async () => {
    const tabs = twoTabs();
    const chosen = ['Travel', 'Cricket', 'Music', 'Art', 'Food', 'Yoga'];
    await Promise.all(
      chosen.map((interest, index) => saveInterests(tabs[index % 2 ? 1 : 0], toggle(interest))),
    );
    const { profile } = await getUserProfile(tabs[0]);
    expect([...profile.interests].sort()).toEqual([...chosen].sort());
  });

  it('stores nothing when the change fails', async () => {
    const database = testDatabase();
    const fail = () => {
      throw new Error('no');
    };
    await expect(saveInterests(database, fail)).rejects.toThrow('no');
    expect(await database.userProfile.count()).toBe(0);
  });
});
