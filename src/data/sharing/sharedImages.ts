import * as v from 'valibot';
import { MAX_FILE_BYTES, MAX_PHOTOS } from '@/domain/photos/limits';
import { label, listOf } from '../database/rows/fields';
import type { TaalDatabase } from '../database/taalDatabase';
import { readValue, writeValue } from '../repositories/keyValue';

const KEY = 'sharedImages';

/** A picture that another app shared; `blob` is null where it is too heavy to become a photo. */
const sharedImage = v.object({ name: label, blob: v.nullable(v.blob()) });

export type SharedImage = v.InferOutput<typeof sharedImage>;

/** Keeps shared pictures until the profile takes them; no more than a profile can have. */
export async function keepSharedImages(
  database: TaalDatabase,
  files: readonly File[],
): Promise<void> {
  const images: SharedImage[] = files.slice(0, MAX_PHOTOS).map((file) => ({
    name: file.name,
    blob: file.size > MAX_FILE_BYTES ? null : file.slice(0, file.size, file.type),
  }));
  await writeValue(database, KEY, images);
}

/** Whether shared pictures wait. */
export async function hasSharedImages(database: TaalDatabase): Promise<boolean> {
  return (await database.keyValue.get(KEY)) !== undefined;
}

/** Takes the shared pictures, once: what crashes while it is opened must not come again. */
export async function takeSharedImages(database: TaalDatabase): Promise<SharedImage[]> {
  return database.transaction('rw', database.keyValue, async () => {
    const images = await readValue(database, KEY, listOf(sharedImage));
    await database.keyValue.delete(KEY);
    return images ?? [];
  });
}
