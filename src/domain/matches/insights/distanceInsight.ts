import type { Match } from '../match';
import { inWords } from '../words';

const NEAR_KM = 5;
const MOST_NAMES = 3;

function howManyAreNear(people: readonly Match[]): string {
  const near = people.filter(({ distance }) => distance <= NEAR_KM).length;
  if (near < 2) return '';
  if (near < people.length) return `; ${near} of ${people.length} are within ${NEAR_KM} km`;
  return `; ${near === 2 ? 'both' : `all ${near}`} are within ${NEAR_KM} km`;
}

/**
 * Who is listed nearest, in km; for one or more people. The distances are made up, so it claims only
 * what the cards say.
 */
export function distanceInsight(people: readonly Match[]): string {
  const km = Math.min(...people.map(({ distance }) => distance));
  const nearest = people.filter(({ distance }) => distance === km).map(({ name }) => name);
  const names = inWords(nearest, 'and');
  if (people.length === 1) return `${names} is listed ${km} km away.`;
  if (nearest.length === 1) {
    return `${names} is listed nearest, ${km} km away${howManyAreNear(people)}.`;
  }
  if (nearest.length > MOST_NAMES)
    return `${nearest.length} people are listed nearest, ${km} km away.`;
  return `${names} are listed nearest, ${km} km away.`;
}
