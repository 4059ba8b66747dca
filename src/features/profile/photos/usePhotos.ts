import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database';
import { getPhotos } from '@/data/repositories/photos';
import type { Photo } from '@/data/rows/photoRow';

/** The own photos in their order, as they are now; null until they are read. */
export function usePhotos(database: TaalDatabase): readonly Photo[] | null {
  return useLiveQuery(() => getPhotos(database), [database]) ?? null;
}
