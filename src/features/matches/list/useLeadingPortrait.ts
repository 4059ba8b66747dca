import { useEffect } from 'react';
import type { Match } from '@/domain/matches/match';
import type { MatchesServices } from '../matchesServices';

/** Lets the next document of Matches show at once who leads the list. */
export function useLeadingPortrait(
  { leadingPortrait }: MatchesServices,
  first: Match | undefined,
): void {
  // After each render: what changed the list has forgotten the portrait, also where it leads again.
  useEffect(() => {
    if (first !== undefined) leadingPortrait.remember(first.profileImage);
  });
}
