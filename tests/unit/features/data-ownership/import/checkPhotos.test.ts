import { expect, test } from 'vitest';
import type { PhotoRow } from '@/data/database/rows/photoRow';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { checkPhotos } from '@/features/data-ownership/import/checkPhotos';

const photo = (id: string): PhotoRow => ({
  id,
  blob: new Blob([id]),
  width: 99_999,
  height: 1,
  addedAt: 1,
});

const profileWith = (photos: readonly string[]) => ({
  ...EMPTY_USER_PROFILE,
  profile: { ...EMPTY_USER_PROFILE.profile, interests: [], photos: [...photos] },
  savedAt: null,
});

const REDRAWN = { blob: new Blob(['redrawn']), width: 30, height: 20 };

test('each photo is redrawn, and has the size that it really has', async () => {
  const backup = { photos: [photo('a')], userProfile: null };
  const { photos, leftOut } = await checkPhotos(backup, async () => REDRAWN);
  expect(photos).toEqual([{ ...photo('a'), ...REDRAWN }]);
  expect(photos[0]?.blob).toBe(REDRAWN.blob);
  expect(leftOut).toBe(0);
});

test('six are taken, the first of the profile before all others', async () => {
  const photos = ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'].map(photo);
  const userProfile = profileWith(['a', 'b', 'c']);
  const checked = await checkPhotos({ photos, userProfile }, async () => REDRAWN);
  expect(checked.photos.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'h', 'g', 'f']);
  expect(checked.leftOut).toBe(2);
});

test('one that is refused, or breaks the decoder, takes no place', async () => {
  const photos = ['a', 'b', 'c'].map(photo);
  const redraw = async (file: Blob) => {
    const id = await file.text();
    if (id === 'b') throw new Error('out of memory');
    return id === 'a' ? null : REDRAWN;
  };
  const checked = await checkPhotos({ photos, userProfile: null }, redraw);
  expect(checked.photos.map(({ id }) => id)).toEqual(['c']);
  expect(checked.leftOut).toBe(2);
});
