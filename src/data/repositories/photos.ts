import { MAX_PHOTOS } from '@/domain/photos/limits';
import { insertAt, moveTo } from '@/domain/photos/photoOrder';
import { readRows } from '../database/quarantine';
import { type Photo, type PhotoRow, photoRow } from '../database/rows/photoRow';
import type { TaalDatabase } from '../database/taalDatabase';
import { getUserProfile, putUserProfile } from './userProfile';

/** A photo that was removed, with what it takes to put it back. */
export interface RemovedPhoto {
  readonly row: PhotoRow;
  readonly index: number;
}

function photoStores({ photos, userProfile }: TaalDatabase) {
  return [photos, userProfile];
}

/** The own photos in their order; references to none, or to a damaged one, are passed over. */
export async function getPhotos(database: TaalDatabase): Promise<Photo[]> {
  return database.transaction('r', photoStores(database), async () => {
    const { profile } = await getUserProfile(database);
    const ids = [...new Set(profile.photos)];
    const rows = await database.photos.bulkGet(ids);
    return readRows(
      database,
      database.photos,
      photoRow,
      rows.filter((row) => row !== undefined),
    );
  });
}

/** Changes the order of the photos that are there; references to none fall away. */
async function changeOrder(
  database: TaalDatabase,
  change: (ids: readonly string[]) => readonly string[],
): Promise<void> {
  const ids = (await getPhotos(database)).map(({ id }) => id);
  const current = await getUserProfile(database);
  await putUserProfile(database, {
    ...current,
    profile: { ...current.profile, photos: change(ids) },
  });
}

async function insertPhoto(
  database: TaalDatabase,
  row: PhotoRow,
  index: number,
): Promise<'added' | 'full'> {
  return database.transaction('rw', photoStores(database), async () => {
    const others = await getPhotos(database);
    if (others.length >= MAX_PHOTOS) return 'full';
    await database.photos.add(row);
    await changeOrder(database, (ids) => insertAt(moveAway(ids, row.id), row.id, index));
    return 'added';
  });
}

function moveAway(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((other) => other !== id);
}

/** Stores a photo and names it first in the profile, unless there are as many as can be. */
export function addPhoto(database: TaalDatabase, row: PhotoRow): Promise<'added' | 'full'> {
  return insertPhoto(database, row, 0);
}

/** Removes a photo and its data. Returns what puts it back; null when it was not there. */
export async function removePhoto(
  database: TaalDatabase,
  id: string,
): Promise<RemovedPhoto | null> {
  const photos = await getPhotos(database);
  const index = photos.findIndex((photo) => photo.id === id);
  const photo = photos[index];
  // Some browsers drop the data of a stored blob together with its row: a copy is kept in memory.
  const bytes = await photo?.blob.arrayBuffer().catch(() => null);
  await database.transaction('rw', photoStores(database), async () => {
    await database.photos.delete(id);
    await changeOrder(database, (ids) => moveAway(ids, id));
  });
  if (photo === undefined || !bytes) return null;
  const blob = new Blob([bytes], { type: photo.blob.type });
  return { row: { ...photo, blob, addedAt: photo.addedAt.getTime() }, index };
}

/** Puts a removed photo back in its place, unless there are as many as can be. */
export async function restorePhoto(
  database: TaalDatabase,
  { row, index }: RemovedPhoto,
): Promise<'added' | 'full'> {
  return insertPhoto(database, row, index);
}

/** Moves a photo to another place; the first is the main one. */
export async function movePhoto(
  database: TaalDatabase,
  id: string,
  toIndex: number,
): Promise<void> {
  await database.transaction('rw', photoStores(database), () =>
    changeOrder(database, (ids) => moveTo(ids, id, toIndex)),
  );
}
