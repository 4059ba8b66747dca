import type { CannedReply } from './cannedReply';
import { arrangedMeetingReplies } from './replies/arrangedMeeting';
import { boundariesReplies } from './replies/boundaries';
import { breakupReplies } from './replies/breakup';
import { commitmentReplies } from './replies/commitment';
import { complimentReplies } from './replies/compliment';
import { familyReplies } from './replies/family';
import { firstDateReplies } from './replies/firstDate';
import { firstMessageReplies } from './replies/firstMessage';
import { generalIdeasReplies } from './replies/generalIdeas';
import { generalListeningReplies } from './replies/generalListening';
import { ghostingReplies } from './replies/ghosting';
import { greetingReplies, thanksReplies } from './replies/greetingAndThanks';
import { longDistanceReplies } from './replies/longDistance';
import { nervesReplies } from './replies/nerves';
import { onlineSafetyReplies } from './replies/onlineSafety';
import { profileReplies } from './replies/profile';
import { rejectionReplies } from './replies/rejection';
import { smallTalkReplies } from './replies/smallTalk';
import { textingReplies } from './replies/texting';
import type { Topic } from './topics';

/** Every canned reply, by what it is about; the safety replies are apart, in `safety.ts`. */
export const repliesByTopic: Readonly<Record<Topic, readonly CannedReply[]>> = {
  onlineSafety: onlineSafetyReplies,
  boundaries: boundariesReplies,
  arrangedMeeting: arrangedMeetingReplies,
  breakup: breakupReplies,
  ghosting: ghostingReplies,
  rejection: rejectionReplies,
  longDistance: longDistanceReplies,
  firstDate: firstDateReplies,
  firstMessage: firstMessageReplies,
  family: familyReplies,
  profile: profileReplies,
  nerves: nervesReplies,
  compliment: complimentReplies,
  commitment: commitmentReplies,
  texting: textingReplies,
  smallTalk: smallTalkReplies,
  thanks: thanksReplies,
  greeting: greetingReplies,
  general: [...generalListeningReplies, ...generalIdeasReplies],
};

/** Every canned reply, in the order of the topics. */
export const allReplies: readonly CannedReply[] = Object.values(repliesByTopic).flat();
