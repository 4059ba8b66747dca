import { describe, expect, it } from 'vitest';
import { getMatchFilters, putMatchFilters } from '@/data/repositories/matchFilters';
import { getProfileDraft, putProfileDraft } from '@/data/repositories/profileDraft';
import { changeSettings, getUserProfile, putUserProfile } from '@/data/repositories/userProfile';
import { beginningFilters } from '@/domain/matches/beginningFilters';
import { DEFAULT_FILTERS } from '@/domain/matches/filterBounds';
import type { LookingFor } from '@/domain/profile/genders';
import { ANYONE } from '@/domain/profile/lookingFor';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { draftOf } from '@/domain/profile/profileDraft';
import { saveProfile } from '@/features/profile/editing/saveProfile';
import { queueProfile } from '@/features/profile/queueProfile';
import { chatServices } from '../../../../support/builders/chat.ts';
import { queued } from '../../../../support/builders/outbox.ts';
import { START } from '../../../../support/fakes/manualTime.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

const edited = { ...EMPTY_USER_PROFILE.profile, name: 'Meera', age: 27 };

describe('saving the profile', () => {
  it('stores it, queues one call with the newest and forgets the draft', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await putProfileDraft(database, draftOf(edited));
    expect(await saveProfile(services, edited)).toBe(true);
    expect(await saveProfile(services, { ...edited, name: 'Meera Iyer' })).toBe(true);
    const { profile, savedAt } = await getUserProfile(database);
    expect(profile.name).toBe('Meera Iyer');
    expect(savedAt).toEqual(new Date(START));
    expect(await queued(database)).toMatchObject([
      { kind: 'user-profile', body: { profile: { name: 'Meera Iyer', age: 27 } } },
    ]);
    expect(await getProfileDraft(database)).toBeNull();
  });

  it('keeps photos and switches that changed while it was edited', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    const profile = { ...EMPTY_USER_PROFILE.profile, photos: ['photo-1'] };
    await putUserProfile(database, { ...EMPTY_USER_PROFILE, profile });
    await changeSettings(database, { privacy: { showAge: false } });
    await saveProfile(services, edited);
    const stored = await getUserProfile(database);
    expect(stored.profile.photos).toEqual(['photo-1']);
    expect(stored.privacy).toEqual({ ...EMPTY_USER_PROFILE.privacy, showAge: false });
  });

  it('is all or nothing', async () => {
    const database = testDatabase();
    const services = chatServices(database, {
      newId: () => {
        throw new Error('no id');
      },
    });
    await putProfileDraft(database, draftOf(edited));
    await expect(saveProfile(services, edited)).rejects.toThrow('no id');
    expect((await getUserProfile(database)).savedAt).toBeNull();
    expect(await getProfileDraft(database)).toEqual(draftOf(edited));
  });
});

describe('whom the person looks for', () => {
  const women: LookingFor = { ages: [25, 35], genders: ['Women'] };

  it('is stored with the profile, stays at a Save that says nothing of it, and is never sent', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await saveProfile(services, edited, women);
    await saveProfile(services, { ...edited, name: 'Meera Iyer' });
    expect((await getUserProfile(database)).lookingFor).toEqual(women);
    expect(JSON.stringify(await queued(database))).not.toMatch(/Women|lookingFor|35/);
    await saveProfile(services, edited, ANYONE);
    expect(await getUserProfile(database)).not.toHaveProperty('lookingFor');
  });

  it('is what the filters begin with anew, unless the person has chosen others', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await putMatchFilters(database, DEFAULT_FILTERS);
    await saveProfile(services, edited, women);
    expect(await getMatchFilters(database)).toBeNull();
    await putMatchFilters(database, beginningFilters(women));
    await saveProfile(services, edited, { ...women, genders: ['Men'] });
    expect(await getMatchFilters(database)).toBeNull();
    await putMatchFilters(database, DEFAULT_FILTERS);
    await saveProfile(services, edited, women);
    expect(await getMatchFilters(database)).toEqual(DEFAULT_FILTERS);
  });
});

describe('queueing the profile on its own', () => {
  it('sends nothing of a profile that was never saved', async () => {
    const database = testDatabase();
    await queueProfile(chatServices(database));
    expect(await queued(database)).toEqual([]);
  });
});

describe('changing settings', () => {
  it('leaves the other switches alone, also when two change at once', async () => {
    const database = testDatabase();
    await Promise.all([
      changeSettings(database, { privacy: { incognito: true } }),
      changeSettings(database, { notifications: { likes: true } }),
    ]);
    const { privacy, notifications } = await getUserProfile(database);
    expect(privacy).toEqual({ ...EMPTY_USER_PROFILE.privacy, incognito: true });
    expect(notifications).toEqual({ ...EMPTY_USER_PROFILE.notifications, likes: true });
  });
});
