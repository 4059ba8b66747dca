import type { MatchReply } from '../matchReply';
import { REMEMBERING } from '../remember';
import type { TalkTheme } from '../themes';
import {
  aboutMeReplies,
  ageReplies,
  askBackReplies,
  hobbyReplies,
  nameReplies,
  placeReplies,
  studyReplies,
} from './replies/about';
import { anyBoundaryReplies, boundaryReplies } from './replies/boundaries';
import {
  complimentReplies,
  contactReplies,
  lookingForReplies,
  loveReplies,
  meetingReplies,
} from './replies/closeness';
import {
  greetingReplies,
  howAreYouReplies,
  laughReplies,
  nightReplies,
  sorryReplies,
  thanksReplies,
} from './replies/courtesies';
import {
  chaiReplies,
  familyReplies,
  festivalReplies,
  habitReplies,
  languageReplies,
  petReplies,
  weatherReplies,
  weekendReplies,
} from './replies/everyday';
import { generalReplies } from './replies/general';
import { anyInterestReplies, interestReplies } from './replies/interestLines';
import { goodNewsReplies, jokeReplies, lowMoodReplies, realReplies } from './replies/moods';
import { jobReplies, professionReplies, workStressReplies } from './replies/work';

/** What any match can say, by what it is about. */
export const repliesByTheme: Readonly<Record<TalkTheme, readonly MatchReply[]>> = {
  real: realReplies,
  contact: contactReplies,
  meeting: meetingReplies,
  love: loveReplies,
  lookingFor: lookingForReplies,
  goodNews: goodNewsReplies,
  workStress: workStressReplies,
  lowMood: lowMoodReplies,
  compliment: complimentReplies,
  joke: jokeReplies,
  habits: habitReplies,
  age: ageReplies,
  name: nameReplies,
  study: studyReplies,
  job: jobReplies,
  weekend: weekendReplies,
  festivals: festivalReplies,
  family: familyReplies,
  pets: petReplies,
  languages: languageReplies,
  chai: chaiReplies,
  weather: weatherReplies,
  place: placeReplies,
  hobbies: hobbyReplies,
  howAreYou: howAreYouReplies,
  aboutMe: aboutMeReplies,
  askBack: askBackReplies,
  night: nightReplies,
  sorry: sorryReplies,
  thanks: thanksReplies,
  laugh: laughReplies,
  greeting: greetingReplies,
};

/** Every line that any match can say in a conversation. */
export const allMatchReplies: readonly MatchReply[] = [
  ...Object.values(repliesByTheme).flat(),
  ...generalReplies,
  ...professionReplies.values(),
  ...[...interestReplies.values(), anyInterestReplies].flatMap(({ likes, curious }) => [
    ...likes,
    ...curious,
  ]),
  ...Object.values(REMEMBERING).flat(),
  ...anyBoundaryReplies,
  ...Object.values(boundaryReplies).flat(),
];
