import { writeSafely } from '@/data/database/writeSafely';
import { addPhoto, getPhotos } from '@/data/repositories/photos';
import { MAX_PHOTOS } from '@/domain/photos/limits';
import type { PhotoRefusal } from '@/domain/photos/refusals';
import type { Services } from '@/services/services';
import { refusalOf } from '@/ui/files/refusalOf';
import { prepareOffThread } from './prepareOffThread';

/** 'addedAsItIs': the browser redraws no photo. */
export type AddOutcome = 'added' | 'addedAsItIs' | PhotoRefusal;

/** Makes a photo of a file and puts it first. */
export async function addPhotoFile(
  services: Pick<Services, 'database' | 'health' | 'clock' | 'timers' | 'newId'>,
  file: Blob,
): Promise<AddOutcome> {
  const { database, clock, timers, newId } = services;
  // Asked before the work as well: nobody should wait for a refusal that was certain.
  if ((await getPhotos(database)).length >= MAX_PHOTOS) return 'full';
  const refusal = await refusalOf(file);
  if (refusal !== null) return refusal;
  const outcome = await prepareOffThread(file, timers);
  if (outcome.kind === 'refused') return outcome.reason;
  const { blob, width, height, isOriginal } = outcome;
  try {
    const row = { id: newId(), blob, width, height, addedAt: clock() };
    const added = await writeSafely(services, () => addPhoto(database, row));
    if (added === 'full') return 'full';
    return isOriginal ? 'addedAsItIs' : 'added';
  } catch {
    return 'notStored';
  }
}
