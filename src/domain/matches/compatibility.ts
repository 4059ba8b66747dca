import { seededRandom } from '../seededRandom';
import { educationSteps, LADDER_STEPS } from './education';
import type { ComparedProfile, Compatibility, CompatibilityPart } from './match';

const BASE = 0.5;
const INTERESTS = 0.4;
const AGE = 0.2;
const EDUCATION = 0.15;
const PROFESSION = 0.15;
const CHANCE = 0.1;
const LOWEST_SCORE = 0.3;
const HIGHEST_SCORE = 1;
const YEARS_WITHOUT_CLOSENESS = 10;

const plain = (text: string) => text.trim().toLowerCase();

function interestsOf({ interests }: ComparedProfile): ReadonlySet<string> {
  return new Set(interests.map(plain).filter((interest) => interest !== ''));
}

/** The interests of `of` that `by` shares, as `of` writes them and each once. */
export function sharedInterests(of: ComparedProfile, by: ComparedProfile): readonly string[] {
  const left = new Set(interestsOf(by));
  return of.interests.filter((interest) => left.delete(plain(interest)));
}

/** Whether two professions are one, however written; two unknown ones are not. */
export function sameProfession(one: ComparedProfile, other: ComparedProfile): boolean {
  return plain(one.profession) !== '' && plain(one.profession) === plain(other.profession);
}

function interestsShare(one: ComparedProfile, other: ComparedProfile): number {
  const larger = Math.max(interestsOf(one).size, interestsOf(other).size);
  return larger === 0 ? 0 : sharedInterests(one, other).length / larger;
}

function ageShare(one: ComparedProfile, other: ComparedProfile): number {
  if (one.age === null || other.age === null) return 0;
  return Math.max(0, 1 - Math.abs(one.age - other.age) / YEARS_WITHOUT_CLOSENESS);
}

function educationShare(one: ComparedProfile, other: ComparedProfile): number {
  const steps = educationSteps(one.education, other.education);
  return steps === null ? 0 : 1 - steps / LADDER_STEPS;
}

/** From the two ids in either order, so that a pair keeps its score. */
function chanceShare(one: ComparedProfile, other: ComparedProfile): number {
  return seededRandom(`chance ${[one.id, other.id].sort().join(' ')}`)();
}

/**
 * How well two people fit, 0.3..1, the same whichever is asked (rule “Score”). The parts add up to
 * the score before it is clamped.
 */
export function compatibility(own: ComparedProfile, other: ComparedProfile): Compatibility {
  const part = (name: CompatibilityPart['name'], most: number, share: number) => ({
    name,
    value: most * share,
    most,
  });
  const parts = [
    part('base', BASE, 1),
    part('interests', INTERESTS, interestsShare(own, other)),
    part('age', AGE, ageShare(own, other)),
    part('education', EDUCATION, educationShare(own, other)),
    part('profession', PROFESSION, sameProfession(own, other) ? 1 : 0.5),
    part('chance', CHANCE, chanceShare(own, other)),
  ];
  const sum = parts.reduce((total, { value }) => total + value, 0);
  return { score: Math.min(HIGHEST_SCORE, Math.max(LOWEST_SCORE, sum)), parts };
}
