import { isBlank } from '../language/isBlank';
import type { OwnProfile } from '../profile/ownProfile';
import type { Tip, TipFacts } from './tip';

const FEW_PHOTOS = 3;
const FEW_INTERESTS = 5;
const SHORT_BIO = 80;
const FEW_MESSAGES = 20;

const details: readonly (readonly [keyof OwnProfile, string])[] = [
  ['name', 'name'],
  ['age', 'age'],
  ['location', 'location'],
  ['profession', 'profession'],
  ['education', 'education'],
  ['relationshipGoals', 'relationship goals'],
];

function isEmpty(value: OwnProfile[keyof OwnProfile]): boolean {
  return value === null || (typeof value === 'string' && isBlank(value));
}

/** The details that a profile lacks, as a person would list them: two by name, the rest counted. */
function lackingDetails(profile: OwnProfile): string | null {
  const lacking = details.flatMap(([field, word]) => (isEmpty(profile[field]) ? [word] : []));
  const [first, second] = lacking;
  if (first === undefined) return null;
  if (second === undefined) return first;
  const rest = lacking.length - 2;
  return rest === 0 ? `${first} and ${second}` : `${first}, ${second} and ${rest} more`;
}

function ofProfile({ profile }: TipFacts): readonly (Tip | false)[] {
  const photos = profile.photos.length;
  const bio = profile.bio.trim();
  const interests = profile.interests.length;
  const lacking = lackingDetails(profile);
  return [
    lacking !== null && {
      id: 'details',
      title: 'Fill in the details',
      text: `Still empty: ${lacking}. Age, profession and education count in every match.`,
      priority: 'medium',
      action: { label: 'Add details', goesTo: 'profile', part: 'details' },
    },
    photos > 0 &&
      photos < FEW_PHOTOS && {
        id: 'photos',
        title: 'Show another side',
        text: `You have ${photos === 1 ? 'one photo' : 'two photos'}. A photo of you doing what you love says a lot.`,
        priority: 'medium',
        action: { label: 'Add photo', goesTo: 'profile', part: 'photos' },
      },
    bio !== '' &&
      bio.length < SHORT_BIO && {
        id: 'longer-bio',
        title: 'Say a little more',
        text: 'Your bio is short. One concrete detail is easier to answer than ten adjectives.',
        priority: 'medium',
        action: { label: 'Edit bio', goesTo: 'profile', part: 'bio' },
      },
    interests > 0 &&
      interests < FEW_INTERESTS && {
        id: 'more-interests',
        title: 'Add more interests',
        text: `You have listed ${interests}. With five or more, common ground is likelier.`,
        priority: 'low',
        action: { label: 'Add interests', goesTo: 'profile', part: 'interests' },
      },
  ];
}

function ofActivity({ messagesSent, likesGiven }: TipFacts): readonly (Tip | false)[] {
  return [
    messagesSent > 0 &&
      messagesSent < FEW_MESSAGES && {
        id: 'more-messages',
        title: 'Let Taal hear more',
        text: `Your rhythm is based on ${messagesSent === 1 ? 'one message' : `${messagesSent} messages`}. With ${FEW_MESSAGES} it becomes steady.`,
        priority: 'low',
        action: { label: 'Keep chatting', goesTo: 'chat' },
      },
    likesGiven === 0 && {
      id: 'like',
      title: 'Like someone',
      text: 'You haven’t liked anyone yet. A like stays on this device, and you can take it back.',
      priority: 'low',
      action: { label: 'See matches', goesTo: 'matches' },
    },
  ];
}

/** What always helps: these make sure that there are four. */
const evergreen: readonly Tip[] = [
  {
    id: 'opener',
    title: 'Practise an opener',
    text: 'Try a first line on the assistant before someone you like reads it.',
    priority: 'low',
    action: { label: 'Open AI Chat', goesTo: 'chat' },
  },
  {
    id: 'talk',
    title: 'Write to a match',
    text: 'A question about something in their bio is easier to answer than a greeting.',
    priority: 'low',
    action: { label: 'Choose a match', goesTo: 'matches' },
  },
  {
    id: 'refresh',
    title: 'Refresh your bio',
    text: 'Read it aloud once. Cut anything you would not say to a friend.',
    priority: 'low',
    action: { label: 'Edit bio', goesTo: 'profile', part: 'bio' },
  },
  {
    id: 'first-date',
    title: 'Plan a first date',
    text: 'Ask the assistant for an idea that suits your city and your budget.',
    priority: 'low',
    action: { label: 'Ask the assistant', goesTo: 'chat' },
  },
];

/** The next-best suggestions: thin spots first, then what always helps. */
export function nextSteps(facts: TipFacts): readonly Tip[] {
  const thin = [...ofProfile(facts), ...ofActivity(facts)].filter((tip) => tip !== false);
  return [...thin, ...evergreen];
}
