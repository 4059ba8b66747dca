import { describe, expect, it } from 'vitest';
import type { PhotoRow } from '@/data/database/rows/photoRow';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import {
  addPhoto,
  getPhotos,
  movePhoto,
  removePhoto,
  restorePhoto,
} from '@/data/repositories/photos';
import { getUserProfile, putUserProfile } from '@/data/repositories/userProfile';
import { MAX_PHOTOS } from '@/domain/photos/limits';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { corrupt } from '../../../support/fakes/corrupt.ts';
import { testDatabase, twoTabs } from '../../../support/fakes/testDatabase.ts';

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

function photo(place: number): PhotoRow {
  const blob = new Blob([`picture ${place}`], { type: 'image/jpeg' });
  return { id: idOf(place), blob, width: 1600, height: 1200, addedAt: 1000 + place };
}

async function order(database: TaalDatabase): Promise<string[]> {
  return (await getPhotos(database)).map(({ id }) => id);
}

async function references(database: TaalDatabase): Promise<readonly string[]> {
  return (await getUserProfile(database)).profile.photos;
}

async function withPhotos(database: TaalDatabase, ...places: readonly number[]): Promise<void> {
  // The newest comes first.
  for (const place of places.toReversed()) await addPhoto(database, photo(place));
}

describe('the own photos', () => {
  it('are none at first', async () => {
    expect(await getPhotos(testDatabase())).toEqual([]);
  });

  it('come back as they were stored, the newest first', async () => {
    const database = testDatabase();
    expect(await addPhoto(database, photo(1))).toBe('added');
    expect(await addPhoto(database, photo(2))).toBe('added');
    expect(await references(database)).toEqual([idOf(2), idOf(1)]);
    const [newest] = await getPhotos(database);
    expect(newest).toMatchObject({ width: 1600, height: 1200, addedAt: new Date(1002) });
    expect(newest?.blob.type).toBe('image/jpeg');
    expect(await newest?.blob.text()).toBe('picture 2');
  });

  it('leave the rest of the profile and the moment of its last save alone', async () => {
    const database = testDatabase();
    const profile = { ...EMPTY_USER_PROFILE.profile, name: 'Asha' };
    await addPhoto(database, photo(1));
    expect((await getUserProfile(database)).savedAt).toBeNull();
    await putUserProfile(database, { ...EMPTY_USER_PROFILE, profile, savedAt: new Date(5) });
    await addPhoto(database, photo(2));
    expect(await getUserProfile(database)).toMatchObject({
      profile: { name: 'Asha', photos: [idOf(2)] },
      savedAt: new Date(5),
    });
  });

  it('are six at most', async () => {
    const database = testDatabase();
    await withPhotos(database, 1, 2, 3, 4, 5, 6);
    expect(await addPhoto(database, photo(7))).toBe('full');
    expect(await database.photos.count()).toBe(MAX_PHOTOS);
    expect(await references(database)).not.toContain(idOf(7));
  });

  it('are six at most when two tabs add at once', async () => {
    const tabs = twoTabs();
    const added = Array.from({ length: 10 }, (_, place) =>
      addPhoto(place % 2 === 0 ? tabs[0] : tabs[1], photo(place)),
    );
    const outcomes = await Promise.all(added);
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(MAX_PHOTOS);
    expect(await tabs[0].photos.count()).toBe(MAX_PHOTOS);
    expect(await order(tabs[1])).toHaveLength(MAX_PHOTOS);
  });

  it('are added whole or not at all', async () => {
    const database = testDatabase();
    await withPhotos(database, 1, 2);
    await expect(addPhoto(database, photo(1))).rejects.toThrow();
    expect(await order(database)).toEqual([idOf(1), idOf(2)]);

    const refuseProfile = () => {
      throw new Error('no room');
    };
    database.userProfile.hook('updating', refuseProfile);
    await expect(addPhoto(database, photo(3))).rejects.toThrow('no room');
    await expect(removePhoto(database, idOf(1))).rejects.toThrow('no room');
    database.userProfile.hook('updating').unsubscribe(refuseProfile);
    expect(await database.photos.count()).toBe(2);
    expect(await references(database)).toEqual([idOf(1), idOf(2)]);
  });
});

describe('the order', () => {
  it.each([
    [3, 0, [3, 1, 2]],
    [1, 2, [2, 3, 1]],
    [2, 0, [2, 1, 3]],
    [1, 99, [2, 3, 1]],
    [9, 0, [1, 2, 3]],
  ])('with photo %i moved to %i', async (moved, toIndex, expected) => {
    const database = testDatabase();
    await withPhotos(database, 1, 2, 3);
    await movePhoto(database, idOf(moved), toIndex);
    expect(await order(database)).toEqual(expected.map(idOf));
  });

  it('keeps every photo while two tabs move, add and remove', async () => {
    const [first, second] = twoTabs();
    await withPhotos(first, 1, 2, 3);
    await Promise.all([
      movePhoto(first, idOf(3), 0),
      addPhoto(second, photo(4)),
      removePhoto(first, idOf(2)),
      movePhoto(second, idOf(1), 2),
    ]);
    expect((await order(first)).toSorted()).toEqual([1, 3, 4].map(idOf));
    expect(await first.photos.count()).toBe(3);
  });
});

describe('a removal', () => {
  it('takes the picture out of the database, and can be taken back', async () => {
    const database = testDatabase();
    await withPhotos(database, 1, 2, 3);
    const removed = await removePhoto(database, idOf(2));
    expect(await order(database)).toEqual([idOf(1), idOf(3)]);
    expect(await database.photos.get(idOf(2))).toBeUndefined();
    if (removed === null) throw new Error('There is nothing to take back');
    expect(await restorePhoto(database, removed)).toBe('added');
    expect(await order(database)).toEqual([1, 2, 3].map(idOf));
    expect(await (await getPhotos(database))[1]?.blob.text()).toBe('picture 2');
  });

  it('cannot be taken back once six others are there', async () => {
    const database = testDatabase();
    await withPhotos(database, 1, 2, 3, 4, 5, 6);
    const removed = await removePhoto(database, idOf(6));
    await addPhoto(database, photo(7));
    if (removed === null) throw new Error('There is nothing to take back');
    expect(await restorePhoto(database, removed)).toBe('full');
    expect(await database.photos.count()).toBe(MAX_PHOTOS);
  });

  it('of a photo that is not there changes nothing', async () => {
    const database = testDatabase();
    await withPhotos(database, 1);
    expect(await removePhoto(database, idOf(9))).toBeNull();
    expect(await order(database)).toEqual([idOf(1)]);
  });
});

describe('damage', () => {
  it('to a reference is passed over and does not take a place', async () => {
    const database = testDatabase();
    await withPhotos(database, 1, 2, 3, 4, 5, 6);
    await database.photos.bulkDelete([idOf(2), idOf(5)]);
    expect(await order(database)).toEqual([1, 3, 4, 6].map(idOf));
    expect(await addPhoto(database, photo(7))).toBe('added');
    expect(await references(database)).toEqual([7, 1, 3, 4, 6].map(idOf));
  });

  it('to a row is set aside and leaves the others', async () => {
    const database = testDatabase();
    await withPhotos(database, 1, 2);
    await corrupt(database.photos, idOf(1), { blob: 'no picture' });
    expect(await order(database)).toEqual([idOf(2)]);
    await expect.poll(() => database.damagedRows.count()).toBe(1);
  });

  it('to the profile leaves the pictures where they are', async () => {
    const database = testDatabase();
    await withPhotos(database, 1, 2);
    await corrupt(database.userProfile, 'current', { profile: 'none' });
    expect(await getPhotos(database)).toEqual([]);
    await addPhoto(database, photo(3));
    expect(await database.photos.count()).toBe(3);
  });

  it('that names a photo twice shows it once', async () => {
    const database = testDatabase();
    await withPhotos(database, 1, 2);
    const current = await getUserProfile(database);
    const photos = [idOf(2), idOf(1), idOf(2)];
    await putUserProfile(database, { ...current, profile: { ...current.profile, photos } });
    expect(await order(database)).toEqual([idOf(2), idOf(1)]);
  });
});
