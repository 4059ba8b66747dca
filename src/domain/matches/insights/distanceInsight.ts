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

/** Who is nearest and how far, in km; for one or more people. */
export function distanceInsight(people: readonly Match[]): string {
  const km = Math.min(...people.map(({ distance }) => distance));
  const nearest = people.filter(({ distance }) => distance === km).map(({ name }) => name);
  const names = inWords(nearest, 'and');
  if (people.length === 1) return `${names} is ${km} km away.`;
  if (nearest.length === 1) {
    return `The nearest, ${names}, is ${km} km away${howManyAreNear(people)}.`;
  }
  if (nearest.length > MOST_NAMES) return `The nearest ${nearest.length} are ${km} km away.`;
  return `${names} are the nearest, ${km} km away each.`;
}
