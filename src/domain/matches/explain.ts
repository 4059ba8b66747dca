import { isBlank } from '../language/isBlank';
import { sameProfession, sharedInterests } from './compatibility';
import { educationSteps } from './education';
import type { ComparedProfile, Compatibility, CompatibilityPart } from './match';
import { inWords, numberInWords } from './words';

/** One part of a score in plain words; what it gave and could give, in whole points of 100. */
export interface ExplainedPart {
  readonly name: CompatibilityPart['name'];
  readonly label: string;
  readonly detail: string;
  readonly value: number;
  readonly most: number;
}

/**
 * A score in plain words: the percent, the parts that add up to it, and a note when they add up
 * to more than a score can be.
 */
export interface Explanation {
  readonly percent: number;
  readonly parts: readonly ExplainedPart[];
  readonly note: string | null;
}

/** The other person, with the name that is said. */
export type NamedProfile = ComparedProfile & { readonly name: string };

type Words = Pick<ExplainedPart, 'label' | 'detail'>;

const EDUCATION_LABELS = ['Same level of education', 'Close in education'] as const;

function interestsInWords(own: ComparedProfile, match: NamedProfile): Words {
  const shared = sharedInterests(match, own);
  if (shared.length > 0) return { label: 'Shared interests', detail: inWords(shared, 'and') };
  const label = 'No shared interests';
  if (own.interests.length === 0) return { label, detail: 'Your profile lists none yet' };
  if (match.interests.length === 0) return { label, detail: `${match.name} lists none yet` };
  return { label, detail: `${match.name} lists ${inWords(match.interests, 'and')}` };
}

function ageInWords(own: ComparedProfile, match: NamedProfile): Words {
  if (own.age === null) return { label: 'Age', detail: 'Your profile has no age yet' };
  if (match.age === null) return { label: 'Age', detail: `${match.name} gives no age` };
  const gap = Math.abs(own.age - match.age);
  if (gap === 0) return { label: 'Same age', detail: `Both ${own.age}` };
  const years = numberInWords(gap);
  const apart = `${years[0]?.toUpperCase()}${years.slice(1)} ${gap === 1 ? 'year' : 'years'} apart`;
  if (gap <= 3) return { label: 'Close in age', detail: apart };
  return { label: 'Age', detail: gap < 10 ? apart : `${apart}; ten or more count for nothing` };
}

function educationInWords(own: ComparedProfile, match: NamedProfile): Words {
  const steps = educationSteps(own.education, match.education);
  if (steps === null) {
    const detail = isBlank(own.education)
      ? 'Your profile has no education yet'
      : 'These two cannot be compared';
    return { label: 'Education', detail };
  }
  const label = EDUCATION_LABELS[steps] ?? 'Different education';
  return { label, detail: sideBySide(own.education, match.education, match.name) };
}

function sideBySide(own: string, other: string, name: string): string {
  if (own.trim().toLowerCase() === other.trim().toLowerCase()) return `Both ${other.trim()}`;
  return `You: ${own.trim()}; ${name}: ${other.trim()}`;
}

function professionInWords(own: ComparedProfile, match: NamedProfile): Words {
  if (sameProfession(own, match)) {
    return { label: 'Same profession', detail: `Both ${match.profession.trim()}` };
  }
  if (isBlank(own.profession)) {
    return { label: 'Profession', detail: 'Your profile has none yet, which counts half' };
  }
  if (isBlank(match.profession)) {
    return { label: 'Profession', detail: `${match.name} gives none, which counts half` };
  }
  const both = sideBySide(own.profession, match.profession, match.name);
  return { label: 'Different professions', detail: `${both}; counts half` };
}

const WORDS: Readonly<
  Record<CompatibilityPart['name'], (own: ComparedProfile, match: NamedProfile) => Words>
> = {
  base: () => ({ label: 'Starting point', detail: 'The same for everyone' }),
  interests: interestsInWords,
  age: ageInWords,
  education: educationInWords,
  profession: professionInWords,
  chance: () => ({
    label: 'A little chance',
    detail: 'Up to 10 points, and the same at each visit',
  }),
};

/**
 * What "Why this score" says about a local score (rule “Score”). `compatibility` is that of `own`
 * and `match`.
 */
export function explainScore(
  own: ComparedProfile,
  match: NamedProfile,
  compatibility: Compatibility,
): Explanation {
  let sum = 0;
  const parts = compatibility.parts.map(({ name, value, most }) => {
    const before = Math.round(sum * 100);
    sum += value;
    // Rounding the running sum makes the shown points add up to the shown score.
    const points = Math.round(sum * 100) - before;
    return { name, ...WORDS[name](own, match), value: points, most: Math.round(most * 100) };
  });
  const percent = Math.round(compatibility.score * 100);
  const total = Math.round(sum * 100);
  const note =
    total > percent ? `The parts add up to ${total}; a score stops at ${percent}.` : null;
  return { percent, parts, note };
}
