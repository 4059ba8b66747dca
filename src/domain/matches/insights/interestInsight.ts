import { hasInterest } from '../../profile/interests';
import type { Match } from '../match';
import { inWords } from '../words';

interface Liked {
  readonly interest: string;
  readonly by: readonly Match[];
}

/** The interest that most people list; among equals the first. */
function mostLiked(interests: readonly string[], people: readonly Match[]): Liked | undefined {
  const liked = interests.map((interest) => ({
    interest,
    by: people.filter((person) => hasInterest(person.interests, interest)),
  }));
  liked.sort((a, b) => b.by.length - a.by.length);
  return liked[0];
}

function sharedWithYou({ interest, by }: Liked, all: number): string {
  const [first] = by;
  if (by.length === 1 && first !== undefined) {
    return `One of these ${all} partners, ${first.name}, likes ${interest}, as you do.`;
  }
  const some = `${by.length} of these ${all} partners`;
  const everyone = all === 2 ? 'Both of these partners' : `All ${all} of these partners`;
  return `${by.length < all ? some : everyone} like ${interest}, as you do.`;
}

/** Others may be as common, so it claims only that none is more so. */
function commonHere({ interest, by }: Liked, all: number): string {
  if (by.length === 1) return 'No two partners here list the same interest.';
  const everyone = all === 2 ? 'both' : `all ${all}`;
  const who = by.length < all ? `${by.length} of ${all}` : everyone;
  return `No interest is more common here than ${interest}, listed by ${who}.`;
}

function ofOne(person: Match, own: readonly string[]): string {
  const shared = person.interests.filter((interest) => hasInterest(own, interest));
  if (shared.length > 0) return `${person.name} likes ${inWords(shared, 'and')}, as you do.`;
  if (person.interests.length === 0) return `${person.name} lists no interests yet.`;
  return own.length > 0
    ? `${person.name} lists none of your interests.`
    : `${person.name} likes ${inWords(person.interests, 'and')}.`;
}

/** What the people in view share with the person's `own` interests; for one or more people. */
export function interestInsight(people: readonly Match[], own: readonly string[]): string {
  const [first, second] = people;
  if (first !== undefined && second === undefined) return ofOne(first, own);

  const all = people.length;
  const shared = mostLiked(own, people);
  if (shared !== undefined && shared.by.length > 0) return sharedWithYou(shared, all);
  if (shared !== undefined) return `None of these ${all} partners lists your interests.`;

  const listed = people.flatMap(({ interests }) => interests);
  const common = mostLiked([...new Set(listed)], people);
  if (common === undefined) return `None of these ${all} partners lists any interests.`;
  return commonHere(common, all);
}
