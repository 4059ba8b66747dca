import { seededRandom } from '../../seededRandom';
import type { Match } from '../match';
import { deckOf } from './deck';
import { findCity } from './findCity';

/**
 * All matches of a person, living in the city of the person's own location where it is a known one,
 * else where they are (rule “City”): the same people with everything else of theirs, other streets,
 * and the same streets at every visit.
 */
export function moveToCity(
  matches: readonly Match[],
  userId: string,
  location: string,
): readonly Match[] {
  const known = findCity(location);
  if (known === null) return matches;
  const { city, neighbourhoods } = known;
  const isThere = (match: Match) => match.location.endsWith(`, ${city}`);
  if (matches.every(isThere)) return matches;
  const street = deckOf(neighbourhoods, seededRandom(`streets ${userId} ${city}`));
  return matches.map((match) => ({ ...match, location: `${street()}, ${city}` }));
}
