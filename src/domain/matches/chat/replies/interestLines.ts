import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import type { MatchReply } from '../matchReply';
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
    'You found my soft spot, I can talk about {asked} for hours. What got you started?',
    'I could happily fill a whole weekend with {asked}. Who do you usually do it with, friends or solo?',
    'Finally, somebody brings up {asked}! Right there on my profile, too. What is your favourite part?',
  ],
  curious: [
    'Honestly, I’m not into {asked} yet, my free time goes to {interest}. But convince me, what’s the best part?',
    'I’d be faking it if I said I know {asked}. I do like people who love things, though. How did it begin for you?',
    'You won’t find {asked} on my profile, but I’m a good listener. What should a total beginner know?',
  ],
});

/** What is said of each interest, by those who have it and by those who have not. */
export const interestReplies: ReadonlyMap<Interest, InterestReplies> = new Map(
  INTEREST_OPTIONS.map((interest) => [
    interest,
    repliesOf(interest.toLowerCase(), lines[interest]),
  ]),
);
