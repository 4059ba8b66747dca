import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import type { MatchReply } from '../../matchReply';
import { linesOfInterestsAtHome } from './interestsAtHome';
import { linesOfInterestsOutAndAbout } from './interestsOutAndAbout';
import type { LikedOrNot } from './likedOrNot';

export type Interest = (typeof INTEREST_OPTIONS)[number];

/** The same, as replies. */
export interface InterestReplies {
  readonly likes: readonly MatchReply[];
  readonly curious: readonly MatchReply[];
}

const lines: Readonly<Record<Interest, LikedOrNot>> = {
  ...linesOfInterestsAtHome,
  ...linesOfInterestsOutAndAbout,
};

function repliesOf(subject: string, { likes, curious }: LikedOrNot): InterestReplies {
  const numbered = (texts: readonly string[], kind: string) =>
    texts.map((text, index) => ({ id: `${subject}.${kind}-${index + 1}`, text }));
  return { likes: numbered(likes, 'likes'), curious: numbered(curious, 'curious') };
}

/** For any interest, named by `{asked}`. */
export const anyInterestReplies: InterestReplies = repliesOf('interest', {
  likes: [
    'Soft spot found: I can talk about {asked} for hours. What got you started?',
    'Give me a whole weekend with {asked} and I’m happy. Do you enjoy that with friends or solo?',
    'Finally, somebody brings up {asked}, right there on my profile too! What is your favourite part?',
  ],
  curious: [
    'My free time goes to {interest}, so I’m not into {asked} yet. Convince me, what’s the best part?',
    'Saying I know {asked} would be faking it, but I like people who love things. How did it begin for you?',
    'Total beginner here, you won’t find {asked} on my profile, but I’m a good listener. What should I know first?',
  ],
});

/** What is said of each interest, by those who have it and by those who have not. */
export const interestReplies: ReadonlyMap<Interest, InterestReplies> = new Map(
  INTEREST_OPTIONS.map((interest) => [
    interest,
    repliesOf(interest.toLowerCase(), lines[interest]),
  ]),
);
