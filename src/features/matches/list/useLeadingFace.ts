import { useEffect } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { Match } from '@/domain/matches/match';

/** Lets the next document of Matches show at once who leads the list. */
export function useLeadingFace({ leadingFace }: TaalDatabase, first: Match | undefined): void {
  // After each render: what moved the list has forgotten the face, also where it leads again.
  useEffect(() => {
    if (first !== undefined) leadingFace.remember(first.profileImage);
  });
}
