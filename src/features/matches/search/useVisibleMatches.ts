import { useMemo } from 'react';
import { filterMatches, indexMatches } from '@/domain/matches/filterMatches';
import type { Match, MatchFilters } from '@/domain/matches/match';
import { type MostExcluding, mostExcluding } from '@/domain/matches/mostExcluding';

export interface VisibleMatches {
  readonly matches: readonly Match[];
  /** When nobody is left: the filter that takes most people away. */
  readonly excluding: MostExcluding | null;
  /** Whether none of all of them is liked. */
  readonly likesNobody: boolean;
}

/** The matches that search and filters leave, in their order. */
export function useVisibleMatches(
  matches: readonly Match[],
  likes: ReadonlySet<string>,
  filters: MatchFilters,
  text: string,
): VisibleMatches {
  const index = useMemo(() => indexMatches(matches, likes), [matches, likes]);
  const visible = filterMatches(index, filters, text);
  const excluding = visible.length === 0 ? mostExcluding(index, filters, text) : null;
  const likesNobody = !matches.some(({ id }) => likes.has(id));
  return { matches: visible, excluding, likesNobody };
}
