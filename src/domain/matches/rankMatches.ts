import type { Compatibility, CompatibilityPart, Match } from './match';

function compareIds(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The parts that order people with equal scores, the first one first (rule “Equal scores”). */
const PARTS_IN_ORDER: readonly CompatibilityPart['name'][] = [
  'interests',
  'age',
  'education',
  'profession',
];

/** What a list ordered by `rankMatches` is ordered by, in a sentence. */
export const ORDER_BY_PARTS =
  'People are listed by score; where scores are equal, by more shared interests, then by how close you are in age, in education and in profession, then by distance.';

/** The same where the scores have no parts. */
export const ORDER_BY_DISTANCE =
  'People are listed by score; where scores are equal, the nearer person comes first.';

function partsOf({ parts }: Compatibility): readonly number[] {
  return PARTS_IN_ORDER.map((wanted) => parts.find(({ name }) => name === wanted)?.value ?? 0);
}

function compareParts(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = (other[index] ?? 0) - value;
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The matches, best score first (any one scale); equals by the parts of what they are compared by,
 * where those are given, then by distance in km, then by id (rule “Equal scores”). Matches without
 * a score come last.
 */
export function rankMatches(
  matches: readonly Match[],
  scores: ReadonlyMap<string, number>,
  compared: ReadonlyMap<string, Compatibility> = new Map(),
): readonly Match[] {
  const scored = matches.map((match) => {
    const compatibility = compared.get(match.id);
    return {
      match,
      score: scores.get(match.id) ?? -1,
      parts: partsOf(compatibility ?? { score: 0, parts: [] }),
    };
  });
  scored.sort(
    (a, b) =>
      b.score - a.score ||
      compareParts(a.parts, b.parts) ||
      a.match.distance - b.match.distance ||
      compareIds(a.match.id, b.match.id),
  );
  return scored.map(({ match }) => match);
}

/** The matches by the percents they have, as `rankMatches` ranks them. */
export function rankByPercent(matches: readonly Match[]): readonly Match[] {
  return rankMatches(matches, new Map(matches.map(({ id, compatibility }) => [id, compatibility])));
}
