import { pickOne } from '@/domain/pickOne';
import { hasInterest, INTEREST_OPTIONS } from '@/domain/profile/interests';
import type { Random } from '@/domain/random';
import type { Match } from '../match';
import { inASentence, placeOf, studyClause, workClause } from './phrases';

const PLACEHOLDER = /\{(\w+)\}/gu;

function interestOf(match: Match, asked: string | undefined, random: Random): string {
  const known = match.interests.filter((interest) => hasInterest(INTEREST_OPTIONS, interest));
  const others = known.filter((interest) => asked === undefined || !hasInterest([asked], interest));
  return inASentence(pickOne(others, random) ?? pickOne(known, random) ?? 'good chai');
}

/**
 * A line with its placeholders filled in from the match's profile; `asked` is the interest that was
 * asked about. Values always go where a noun or, for `{work}` and `{study}`, a clause can stand.
 */
export function fillIn(
  text: string,
  match: Match,
  random: Random,
  asked?: string | undefined,
): string {
  const { area, city } = placeOf(match.location);
  const values = new Map([
    ['name', match.name],
    ['age', String(match.age)],
    ['city', city],
    ['area', area],
    ['work', workClause(match.profession)],
    ['study', studyClause(match.education)],
    ['interest', interestOf(match, asked, random)],
    ['asked', inASentence(asked ?? 'that')],
  ]);
  return text.replace(PLACEHOLDER, (placeholder, key: string) => values.get(key) ?? placeholder);
}
