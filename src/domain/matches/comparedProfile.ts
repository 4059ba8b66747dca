import type { OwnProfile } from '../profile/ownProfile';
import type { ComparedProfile, Match } from './match';

/** What a match is compared by. */
export function comparedMatch(match: Match): ComparedProfile {
  const { id, age, profession, education, interests } = match;
  return { id, age, profession, education, interests };
}

/** What the person is compared by; `id` is the userId, which a profile does not carry. */
export function comparedOwn(id: string, profile: OwnProfile): ComparedProfile {
  const { age, profession, education, interests } = profile;
  return { id, age, profession, education, interests };
}
