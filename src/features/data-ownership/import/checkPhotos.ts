import type { Backup } from '@/data/backup/backup';
import type { PhotoRow } from '@/data/database/rows/photoRow';
import { MAX_PHOTOS } from '@/domain/photos/limits';
import type { Services } from '@/services/services';

export interface CheckedPhotos {
  readonly photos: readonly PhotoRow[];
  /** How many photos of the backup could not have been added here. */
  readonly leftOut: number;
}

/**
 * The photos of a backup as if each was added here: anybody can have written the file. The first of
 * the profile come first, should there be too many.
 */
export async function checkPhotos(
  { photos, userProfile }: Pick<Backup, 'photos' | 'userProfile'>,
  redrawPhoto: Services['redrawPhoto'],
): Promise<CheckedPhotos> {
  const order = userProfile?.profile.photos ?? [];
  const placeOf = ({ id }: PhotoRow) => (order.includes(id) ? order.indexOf(id) : order.length);
  const checked: PhotoRow[] = [];
  // One after the other: two large ones at once might not fit in memory.
  for (const row of [...photos].sort((a, b) => placeOf(a) - placeOf(b))) {
    if (checked.length === MAX_PHOTOS) break;
    const redrawn = await redrawPhoto(row.blob).catch(() => null);
    if (redrawn === null) continue;
    const { blob, width, height } = redrawn;
    checked.push({ ...row, blob, width, height });
  }
  return { photos: checked, leftOut: photos.length - checked.length };
}
