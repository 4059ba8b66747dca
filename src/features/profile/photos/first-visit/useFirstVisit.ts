import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import {
  getHasVisitedProfile,
  setHasVisitedProfile,
} from '@/data/repositories/values/hasVisitedProfile';
import type { SharedPhotos } from '../adding/useSharedPhotos';

/**
 * The question of the first visit to the profile, for a photo, which is never asked again
 * (rule R40), nor of who brings a photo along. Null until it is known whether to ask.
 */
export function useFirstVisit(database: TaalDatabase, arrived: SharedPhotos['arrived']) {
  const hasVisited = useLiveQuery(() => getHasVisitedProfile(database), [database]);
  return {
    isAsked: hasVisited === undefined || arrived === null ? null : !hasVisited && !arrived,
    answer: () => void setHasVisitedProfile(database),
  };
}
