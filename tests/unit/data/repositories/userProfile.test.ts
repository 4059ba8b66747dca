import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIncognito } from '@/data/outbox/enqueue';
import { getUserProfile, putUserProfile } from '@/data/repositories/userProfile';
import { EMPTY_USER_PROFILE, type UserProfile } from '@/domain/profile/ownProfile';
import { corrupt } from '../../../support/fakes/corrupt.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

const FULL: UserProfile = {
  profile: {
    name: 'Asha',
    age: 29,
    location: 'Pune',
    profession: 'Doctor',
    education: 'PhD',
    bio: 'नमस्ते',
    interests: ['Music', 'Yoga'],
    photos: ['photo-1'],
    height: 165,
    relationshipGoals: 'Friendship',
    lifestyle: 'Active',
    drinking: 'Never',
    smoking: 'Never',
    pets: 'A cat',
  },
  notifications: {
    newMatches: true,
    messages: true,
    likes: false,
    superLikes: true,
    promotions: false,
    showText: true,
  },
  privacy: {
    showAge: false,
    showDistance: true,
    showOnline: false,
    readReceipts: false,
    incognito: false,
  },
  savedAt: new Date(1_767_614_400_000),
  lookingFor: { ages: [25, 35], genders: ['Women', 'Non-binary'] },
};

describe('the own profile', () => {
  it('is empty before the first save', async () => {
    expect(await getUserProfile(testDatabase())).toEqual(EMPTY_USER_PROFILE);
  });

  it('comes back as it was saved, its date as a Date', async () => {
    const database = testDatabase();
    await putUserProfile(database, FULL);
    const stored = await getUserProfile(database);
    expect(stored).toEqual(FULL);
    expect(stored.savedAt).toBeInstanceOf(Date);
    expect(await database.userProfile.get('current')).toMatchObject({ savedAt: 1_767_614_400_000 });
  });

  it.each([
    [
      { profile: { ...FULL.profile, age: 'twenty' } },
      { ...FULL, profile: { ...FULL.profile, age: null } },
    ],
    [
      { profile: { ...FULL.profile, interests: 'Music' } },
      { ...FULL, profile: { ...FULL.profile, interests: [] } },
    ],
    [{ profile: 7 }, { ...FULL, profile: EMPTY_USER_PROFILE.profile }],
    [
      { notifications: { ...FULL.notifications, likes: 'on' } },
      { ...FULL, notifications: { ...FULL.notifications, likes: false } },
    ],
    [{ notifications: null }, { ...FULL, notifications: EMPTY_USER_PROFILE.notifications }],
    [{ savedAt: 'yesterday' }, { ...FULL, savedAt: null }],
    [
      { privacy: { ...FULL.privacy, showAge: 0 } },
      { ...FULL, privacy: { ...FULL.privacy, showAge: true } },
    ],
    [{ lookingFor: 'women' }, { ...FULL, lookingFor: { ages: null, genders: [] } }],
    [
      { lookingFor: { ages: [17, 35], genders: ['Women'] } },
      { ...FULL, lookingFor: { ages: null, genders: ['Women'] } },
    ],
    [
      { lookingFor: { ages: [35, 25], genders: ['Everyone'] } },
      { ...FULL, lookingFor: { ages: [35, 25], genders: [] } },
    ],
    [
      { lookingFor: { ages: [30.5, 101], genders: Array(4).fill('Men') } },
      { ...FULL, lookingFor: { ages: null, genders: [] } },
    ],
  ])('loses no other field to damage: %j', async (damage, expected) => {
    const database = testDatabase();
    await putUserProfile(database, FULL);
    await corrupt(database.userProfile, 'current', damage);
    expect(await getUserProfile(database)).toEqual(expected);
    expect(await database.damagedRows.count()).toBe(0);
  });
});

it('of an earlier version says nothing of whom the person looks for', async () => {
  const database = testDatabase();
  const { lookingFor: _, ...earlier } = FULL;
  await putUserProfile(database, earlier);
  expect(await getUserProfile(database)).toEqual(earlier);
  expect(await database.damagedRows.count()).toBe(0);
});

describe('incognito', () => {
  it.each([
    ['no boolean', { privacy: { ...FULL.privacy, incognito: 'false' } }],
    ['null', { privacy: { ...FULL.privacy, incognito: null } }],
    ['missing', { privacy: { showAge: true } }],
    ['all settings damaged', { privacy: 'none' }],
    ['all settings missing', { privacy: undefined }],
  ])('is on when it cannot be read: %s', async (_, damage) => {
    const database = testDatabase();
    await putUserProfile(database, FULL);
    await corrupt(database.userProfile, 'current', damage);
    expect(await isIncognito(database)).toBe(true);
  });

  it('is what was saved, and off before the first save', async () => {
    const database = testDatabase();
    expect(await isIncognito(database)).toBe(false);
    await putUserProfile(database, { ...FULL, privacy: { ...FULL.privacy, incognito: true } });
    expect(await isIncognito(database)).toBe(true);
    await putUserProfile(database, FULL);
    expect(await isIncognito(database)).toBe(false);
  });

  it('is never off by damage to a row where it was on', async () => {
    const database = testDatabase();
    const junk = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant([]));
    await fc.assert(
      fc.asyncProperty(junk, async (value) => {
        await corrupt(database.userProfile, 'current', { privacy: { incognito: value } });
        expect(await isIncognito(database)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
