import { isBlank } from '../../language/isBlank';
import { nextSteps } from '../nextSteps';
import { PRIORITIES, type Tip, type TipFacts } from '../tip';

const TIPS = 4;

/** What is missing altogether. */
function missing({ profile, messagesSent }: TipFacts): readonly Tip[] {
  const tips: (Tip | false)[] = [
    profile.photos.length === 0 && {
      id: 'photo',
      title: 'Add a photo',
      text: 'Your profile has no photo yet, and a face is what people look for first.',
      priority: 'high',
      action: { label: 'Add photo', goesTo: 'profile', part: 'photos' },
    },
    isBlank(profile.bio) && {
      id: 'bio',
      title: 'Write your bio',
      text: 'Two or three sentences that sound like you give people something to answer.',
      priority: 'high',
      action: { label: 'Write bio', goesTo: 'profile', part: 'bio' },
    },
    profile.interests.length === 0 && {
      id: 'interests',
      title: 'Add your interests',
      text: 'Shared interests count most in each match score.',
      priority: 'medium',
      action: { label: 'Add interests', goesTo: 'profile', part: 'interests' },
    },
    messagesSent === 0 && {
      id: 'message',
      title: 'Try a message',
      text: 'One message in AI Chat, and the numbers here become your own.',
      priority: 'medium',
      action: { label: 'Try a message', goesTo: 'chat' },
    },
  ];
  return tips.filter((tip) => tip !== false);
}

/**
 * Four suggestions, the most pressing first: what is missing, and when little is, what would help
 * most next (rule “Tips”).
 */
export function tipsFor(facts: TipFacts): readonly Tip[] {
  const rank = ({ priority }: Tip) => PRIORITIES.indexOf(priority);
  return [...missing(facts), ...nextSteps(facts)]
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, TIPS);
}
