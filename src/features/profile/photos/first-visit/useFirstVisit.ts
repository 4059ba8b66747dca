import { useEffect, useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import {
  getHasVisitedProfile,
  setHasVisitedProfile,
} from '@/data/repositories/values/hasVisitedProfile';
import { useLoaded } from '@/ui/state/useLoaded';
import type { SharedPhotos } from '../adding/useSharedPhotos';

/**
 * The question for a photo, at the first visit to the profile only, whatever is answered (rule
 * “First visit”), and not of somebody who brings a photo along. Null until it is known whether to
 * ask.
 */
export function useFirstVisit(database: TaalDatabase, arrived: SharedPhotos['arrived']) {
  const hasVisited = useLoaded(
    // Storage that cannot be read asks nothing, as it would ask at each visit.
    () => getHasVisitedProfile(database).catch(() => true),
    [database],
  );
  const [isAnswered, setIsAnswered] = useState(false);
  const isFirst = hasVisited === null || arrived === null ? null : !hasVisited && !arrived;
  useEffect(() => {
    if (isFirst) setHasVisitedProfile(database).catch(() => {});
  }, [database, isFirst]);
  return { isAsked: isFirst && !isAnswered, answer: () => setIsAnswered(true) };
}
