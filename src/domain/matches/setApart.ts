import { hasInterest } from '../profile/interests';
import type { OwnProfile } from '../profile/ownProfile';
import { sameProfession } from './compatibility';
import { educationSteps } from './education';
import type { ComparedProfile, Match } from './match';

const MOST_SAID = 3;

/** Interests that both have, in the order and the words of the own profile, each once. */
export function sharedByBoth(
  own: Pick<OwnProfile, 'interests'>,
  match: Pick<Match, 'interests'>,
): readonly string[] {
  const said: string[] = [];
  for (const interest of own.interests) {
    const written = interest.trim();
    if (written === '' || hasInterest(said, written)) continue;
    if (hasInterest(match.interests, written)) said.push(written);
  }
  return said;
}

/** Whether a value is lower than all others. */
function isLowest(value: number, others: readonly number[]): boolean {
  return others.every((other) => value < other);
}

function ageInWords(own: number, other: number): string {
  const years = Math.abs(own - other);
  if (years === 0) return 'The same age as you';
  return `${years} ${years === 1 ? 'year' : 'years'} ${other > own ? 'older' : 'younger'} than you`;
}

/** What tells one of several equals from the others where no interest is shared. */
function difference(own: ComparedProfile, match: Match, others: readonly Match[]): string | null {
  const score = `${match.compatibility}%`;
  const distances = others.map(({ distance }) => distance);
  if (isLowest(match.distance, distances)) return `Nearest to you of those with ${score}`;
  if (own.age !== null) {
    const age = own.age;
    const gapOf = (one: Match) => Math.abs(one.age - age);
    if (isLowest(gapOf(match), others.map(gapOf))) {
      return `Closest to your age of those with ${score}`;
    }
  }
  if (sameProfession(own, match)) return `You both: ${match.profession.trim()}`;
  if (educationSteps(own.education, match.education) === 0)
    return 'The same level of education as you';
  return own.age === null ? null : ageInWords(own.age, match.age);
}

/**
 * What sets people with an equal score apart, by their ids (rule “Equal scores”): the interests
 * that both have, at most three, or else what differs. Nobody is in it whose score nobody else of
 * the list has.
 */
export function setApart(
  matches: readonly Match[],
  own: ComparedProfile,
): ReadonlyMap<string, string> {
  const equals = new Map<number, Match[]>();
  for (const match of matches) {
    const group = equals.get(match.compatibility);
    if (group === undefined) equals.set(match.compatibility, [match]);
    else group.push(match);
  }
  const said = new Map<string, string>();
  for (const group of equals.values()) {
    if (group.length < 2) continue;
    for (const match of group) {
      const shared = sharedByBoth(own, match).slice(0, MOST_SAID);
      const others = group.filter((other) => other !== match);
      const words =
        shared.length > 0 ? `You both: ${shared.join(', ')}` : difference(own, match, others);
      if (words !== null) said.set(match.id, words);
    }
  }
  return said;
}
