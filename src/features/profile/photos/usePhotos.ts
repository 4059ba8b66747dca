import { useLiveQuery } from 'dexie-react-hooks';
import type { Photo } from '@/data/database/rows/photoRow';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getPhotos } from '@/data/repositories/photos';

/** The own photos in their order, as they are now; null until they are read. */
export function usePhotos(database: TaalDatabase): readonly Photo[] | null {
  return useLiveQuery(() => getPhotos(database), [database]) ?? null;
}
