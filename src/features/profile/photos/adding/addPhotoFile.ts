import { addPhoto, getPhotos } from '@/data/repositories/photos';
import { MAX_PHOTOS } from '@/domain/photos/limits';
import type { PhotoRefusal } from '@/domain/photos/refusals';
import type { PhotoServices } from '../photoServices';
import { prepareOffThread } from './prepareOffThread';

/** Makes a photo of a file and puts it first. Returns why not, or null when it is there. */
export async function addPhotoFile(
  { database, clock, timers, newId }: PhotoServices,
  file: Blob,
): Promise<PhotoRefusal | null> {
  // Asked before the work as well: nobody should wait for a refusal that was certain.
  if ((await getPhotos(database)).length >= MAX_PHOTOS) return 'full';
  const outcome = await prepareOffThread(file, timers);
  if (outcome.kind === 'refused') return outcome.reason;
  const { blob, width, height } = outcome;
  try {
    const row = { id: newId(), blob, width, height, addedAt: clock() };
    return (await addPhoto(database, row)) === 'full' ? 'full' : null;
  } catch {
    return 'notStored';
  }
}
