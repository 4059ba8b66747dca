import type { Match } from '../match';
import { inWords } from '../words';

const NEAR_KM = 5;
const MOST_NAMES = 3;

function howManyAreNear(people: readonly Match[]): string {
  const near = people.filter(({ distance }) => distance <= NEAR_KM).length;
  if (near < 2) return '';
  if (near < people.length) return `; ${near} of ${people.length} say ${NEAR_KM} km or less`;
  return `; ${near === 2 ? 'both' : `all ${near}`} say ${NEAR_KM} km or less`;
}

/**
 * Whose card names the shortest distance, in km; for one or more people. The distances are made up,
 * so it claims only what the cards say.
 */
export function distanceInsight(people: readonly Match[]): string {
  const km = Math.min(...people.map(({ distance }) => distance));
  const nearest = people.filter(({ distance }) => distance === km).map(({ name }) => name);
  const names = inWords(nearest, 'and');
  if (people.length === 1) return `${names}’s card says ${km} km.`;
  if (nearest.length === 1) {
    return `The shortest distance, ${km} km, is on ${names}’s card${howManyAreNear(people)}.`;
  }
  if (nearest.length > MOST_NAMES)
    return `The shortest distance, ${km} km, is on ${nearest.length} cards.`;
  return `The shortest distance, ${km} km, is on the cards of ${names}.`;
}
