import type { Match } from './match';

function compareIds(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * The matches, best score first (any one scale); equals by distance in km, then by id. Matches
 * without a score come last.
 */
export function rankMatches(
  matches: readonly Match[],
  scores: ReadonlyMap<string, number>,
): readonly Match[] {
  const scored = matches.map((match) => ({ match, score: scores.get(match.id) ?? -1 }));
  scored.sort(
    (a, b) =>
      b.score - a.score ||
      a.match.distance - b.match.distance ||
      compareIds(a.match.id, b.match.id),
  );
  return scored.map(({ match }) => match);
}

/** The matches by the percents they have, as `rankMatches` ranks them. */
export function rankByPercent(matches: readonly Match[]): readonly Match[] {
  return rankMatches(matches, new Map(matches.map(({ id, compatibility }) => [id, compatibility])));
}
