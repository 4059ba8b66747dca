import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database';
import { getHasVisitedProfile, setHasVisitedProfile } from '@/data/repositories/hasVisitedProfile';

/** Whether the first visit's question still waits for an answer, here or in another tab. */
export function useFirstVisit(database: TaalDatabase) {
  const hasVisited = useLiveQuery(() => getHasVisitedProfile(database), [database]);
  return {
    isFirst: hasVisited === false,
    answer: () => void setHasVisitedProfile(database),
  };
}
